import "server-only";
import sharp from "sharp";
import { env } from "@/lib/process/env";
import { fetchOwn } from "@/lib/process/own-server";
import { parseLinkAddress, readLinkHead } from "@/lib/link-inspector/link-head";
import type { LinkFacts, LinkPicture } from "@/lib/link-inspector/link-facts";
import { readFirstBytes } from "@/lib/process/read-first-bytes";
import { TooBusy, workSlots } from "@/lib/process/work-slots";

/** The facts about a link, or a sentence that says why there are none. */
export type LinkReading = { facts: LinkFacts } | { refused: string };

const mostHtml = 512 * 1024;
const mostPicture = 8 * 1024 * 1024;
const mostRedirects = 3;

/**
 * Next writes the tags into the head only for robots without scripts, so we send the name of one; the second header
 * tells the preview page that the request is its own.
 */
export const previewHeader = "x-share-preview";
const asRobot = {
  headers: { "User-Agent": "WhatsApp/2 (link preview of this site)", [previewHeader]: "1" },
  redirect: "manual",
} as const;

const run = workSlots({ slots: 3, queue: 6 });

/** Reads a page of this site as a preview robot would; `pasted` is the text from staff. */
export async function readLink(pasted: string, ownOrigins: readonly string[]): Promise<LinkReading> {
  const address = parseLinkAddress(pasted, ownOrigins);
  if ("refused" in address) return address;
  try {
    return { facts: await run(() => readFacts(address.path, ownOrigins)) };
  } catch (error) {
    if (error instanceof TooBusy) return { refused: "Many links are being looked at. Please try again." };
    return { refused: "The page did not answer. Please try again in a moment." };
  }
}

/** What a link shows before it is opened: title, description, and the path of its picture. */
export type LinkCard = {
  path: string;
  /** The path that the page calls its own. */
  canonical: string | null;
  title: string;
  description: string | null;
  picture: string | null;
};

/** The same, shorter: only what the page says of itself. */
export async function readLinkCard(
  pasted: string,
  ownOrigins: readonly string[],
): Promise<LinkCard | { refused: string }> {
  const address = parseLinkAddress(pasted, ownOrigins);
  if ("refused" in address) return address;
  try {
    const { response, path } = await follow(address.path, ownOrigins);
    const { bytes } = await readFirstBytes(response, mostHtml);
    if (!response.ok) return { refused: "There is no such page on the site." };
    const { og, title, description, canonical } = readLinkHead(bytes.toString("utf8"));
    const ownPath = (address: string | null | undefined) => {
      const url = address && URL.canParse(address) ? new URL(address) : null;
      return url && ownOrigins.includes(url.origin) ? url.pathname + url.search : null;
    };
    return {
      path,
      title: og.title ?? title ?? path,
      description: og.description ?? description,
      canonical: ownPath(canonical),
      picture: ownPath(og.image),
    };
  } catch {
    return { refused: "The page did not answer. Please try again in a moment." };
  }
}

async function readFacts(asked: string, ownOrigins: readonly string[]): Promise<LinkFacts> {
  const { response, path } = await follow(asked, ownOrigins);
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  const { bytes } = await readFirstBytes(response, mostHtml);
  const head = readLinkHead(isHtml ? bytes.toString("utf8") : "");
  return {
    asked,
    path,
    status: response.status,
    robotsHeader: response.headers.get("x-robots-tag"),
    head,
    siteUrl: env().SITE_URL,
    picture: await readPicture(head.og.image).catch(() => null),
  };
}

/** Follows redirects as a robot does, but only on this site. */
async function follow(asked: string, ownOrigins: readonly string[]) {
  let path = asked;
  for (let step = 0; ; step += 1) {
    const response = await fetchOwn(path, asRobot);
    const target = response.headers.get("location");
    if (!target || response.status < 300 || response.status >= 400 || step === mostRedirects) {
      return { response, path };
    }
    await response.body?.cancel();
    const next = parseLinkAddress(target, ownOrigins);
    if ("refused" in next) return { response: new Response(null, { status: response.status }), path };
    path = next.path;
  }
}

/** The preview picture of the page, if it is on this site. */
async function readPicture(image: string | undefined): Promise<LinkPicture | null> {
  const { SITE_URL } = env();
  const url = image && URL.canParse(image, SITE_URL) ? new URL(image, SITE_URL) : null;
  if (url?.origin !== new URL(SITE_URL).origin || !/\.(jpe?g|png|webp|avif|gif|svg)$/i.test(url.pathname)) {
    return null;
  }
  const path = `${url.pathname}${url.search}`;
  const response = await fetchOwn(path, asRobot);
  if (!response.ok) return null;
  const { bytes, whole } = await readFirstBytes(response, mostPicture);
  if (!whole) return null;
  const { format, width, height } = await sharp(bytes).metadata();
  return { path, format, width, height, bytes: bytes.length };
}
