import { longestDescription, longestTitle, shortestDescription } from "@/lib/seo/page-metadata";
import type { LinkHead } from "./link-head";
import { previewSize } from "@/lib/seo/preview-address";

/** A fetched preview picture. `path` is where it lies on this site. */
export type LinkPicture = { path: string; format: string; width: number; height: number; bytes: number };

/** A page of this site as a robot sees it. `robotsHeader` is the response's `X-Robots-Tag`. */
export type LinkFacts = {
  /** The final path, after redirects. */
  path: string;
  asked: string;
  status: number;
  robotsHeader: string | null;
  head: LinkHead;
  siteUrl: string;
  /** `null` when there is none, or it could not be fetched. */
  picture: LinkPicture | null;
};

/** WhatsApp shows no large picture above 300 KB; ours stay below 250 KB. */
const mostPictureBytes = 250_000;

type Check = { applies: (facts: LinkFacts) => boolean; text: (facts: LinkFacts) => string };

const titleOf = ({ head }: LinkFacts) => head.og.title ?? head.title ?? "";
const descriptionOf = ({ head }: LinkFacts) => head.og.description ?? head.description ?? "";
const imageOf = ({ head }: LinkFacts) => head.og.image ?? null;

/** The checks of a link, the most serious first, each with a plain sentence. */
const checks: readonly Check[] = [
  {
    applies: ({ status }) => status !== 200,
    text: ({ status }) => `The page answers ${status} instead of 200, so no preview will be shown.`,
  },
  {
    applies: ({ path, asked }) => path !== asked,
    text: ({ path }) => `This address leads on to ${path}. Share that one.`,
  },
  {
    applies: (facts) => isHidden(facts),
    text: () => "Search engines are asked not to show this page. Links to it still work.",
  },
  {
    applies: ({ head }) => head.canonical === null,
    text: () => "The page names no canonical address.",
  },
  {
    applies: ({ head, path, siteUrl }) => head.canonical !== null && !isSame(head.canonical, path, siteUrl),
    text: ({ head }) => `The page’s canonical address is another one: ${head.canonical}`,
  },
  { applies: (facts) => titleOf(facts) === "", text: () => "The page has no title." },
  {
    applies: (facts) => titleOf(facts).length > longestTitle,
    text: (facts) =>
      `The title has ${titleOf(facts).length} characters; above ${longestTitle} it is cut off.`,
  },
  { applies: (facts) => descriptionOf(facts) === "", text: () => "The page has no description." },
  {
    applies: (facts) => descriptionOf(facts) !== "" && descriptionOf(facts).length < shortestDescription,
    text: (facts) =>
      `The description has only ${descriptionOf(facts).length} characters; ${shortestDescription} to ${longestDescription} are read in full.`,
  },
  {
    applies: (facts) => descriptionOf(facts).length > longestDescription,
    text: (facts) =>
      `The description has ${descriptionOf(facts).length} characters; above ${longestDescription} it is cut off.`,
  },
  { applies: (facts) => imageOf(facts) === null, text: () => "The page has no preview picture." },
  {
    applies: (facts) => imageOf(facts) !== null && !URL.canParse(imageOf(facts) ?? ""),
    text: () => "The picture’s address has no host, so robots can’t find it.",
  },
  {
    applies: (facts) => isForeign(imageOf(facts), facts.siteUrl),
    text: ({ siteUrl }) => `The picture lies on another host than ${new URL(siteUrl).host}.`,
  },
  {
    applies: (facts) =>
      imageOf(facts) !== null && !isForeign(imageOf(facts), facts.siteUrl) && facts.picture === null,
    text: () => "The preview picture can’t be fetched.",
  },
  {
    applies: ({ picture }) =>
      picture !== null && (picture.width !== previewSize.width || picture.height !== previewSize.height),
    text: ({ picture }) =>
      `The picture has ${picture?.width} × ${picture?.height} pixels instead of ${previewSize.width} × ${previewSize.height}.`,
  },
  {
    applies: ({ picture }) => picture !== null && picture.bytes > mostPictureBytes,
    text: ({ picture }) =>
      `The picture weighs ${kilobytes(picture?.bytes ?? 0)}; above 250 KB it may be left out (WhatsApp: 300 KB).`,
  },
  {
    applies: ({ picture }) => picture !== null && !["jpeg", "png"].includes(picture.format),
    text: ({ picture }) => `The picture is ${picture?.format}; only JPEG and PNG are shown everywhere.`,
  },
];

/** Warnings for staff about a link, a sentence each; empty if there are none. */
export function linkWarnings(facts: LinkFacts): string[] {
  const faults = checks.filter(({ applies }) => applies(facts)).map(({ text }) => text(facts));
  // For an error screen only the first warning counts, which is about the status.
  return facts.status === 200 ? faults : faults.slice(0, 1);
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000)} KB`;
}

function isHidden({ head, robotsHeader }: LinkFacts): boolean {
  return /\b(noindex|none)\b/i.test(`${head.robots ?? ""},${robotsHeader ?? ""}`);
}

function isForeign(image: string | null, siteUrl: string): boolean {
  return image !== null && URL.canParse(image) && new URL(image).host !== new URL(siteUrl).host;
}

function isSame(canonical: string, path: string, siteUrl: string): boolean {
  return URL.canParse(canonical) && new URL(canonical).href === new URL(path, siteUrl).href;
}
