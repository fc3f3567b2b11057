import { shorten } from "@/lib/seo/fit-text";
import { longestDescription, longestTitle, shortestDescription } from "@/lib/seo/page-metadata";
import { previewSize } from "@/lib/seo/preview-address";
import type { LinkHead } from "./link-head";

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

/** Warnings for staff about a link, a sentence each, the most serious first; empty if there are none. */
export function linkWarnings(facts: LinkFacts): string[] {
  const { status, path, asked, head, siteUrl, picture } = facts;
  const title = head.og.title ?? head.title ?? "";
  const description = head.og.description ?? head.description ?? "";
  const image = head.og.image ?? null;
  const isForeign = image !== null && URL.canParse(image) && new URL(image).host !== new URL(siteUrl).host;
  const { width, height } = previewSize;
  const faults: [applies: boolean, sentence: string][] = [
    [status !== 200, `The page answers ${status} instead of 200, so no preview will be shown.`],
    [path !== asked, `This address leads on to ${path}. Share that one.`],
    [isHidden(facts), "Search engines are asked not to show this page. Links to it still work."],
    [head.canonical === null, "The page names no canonical address."],
    [
      head.canonical !== null && !isSame(head.canonical, path, siteUrl),
      `The page’s canonical address is another one: ${head.canonical}`,
    ],
    [title === "", "The page has no title."],
    [
      title.length > longestTitle,
      `The title has ${title.length} characters; above ${longestTitle} it is cut off.`,
    ],
    [description === "", "The page has no description."],
    [
      description !== "" && description.length < shortestDescription,
      `The description has only ${description.length} characters; ${shortestDescription} to ${longestDescription} are read in full.`,
    ],
    [
      description.length > longestDescription,
      `The description has ${description.length} characters; above ${longestDescription} it is cut off.`,
    ],
    [image === null, "The page has no preview picture."],
    [image !== null && !URL.canParse(image), "The picture’s address has no host, so robots can’t find it."],
    [isForeign, `The picture lies on another host than ${new URL(siteUrl).host}.`],
    [image !== null && !isForeign && picture === null, "The preview picture can’t be fetched."],
  ];
  if (picture) {
    faults.push(
      [
        picture.width !== width || picture.height !== height,
        `The picture has ${picture.width} × ${picture.height} pixels instead of ${width} × ${height}.`,
      ],
      [
        picture.bytes > mostPictureBytes,
        `The picture weighs ${kilobytes(picture.bytes)}; above 250 KB it may be left out (WhatsApp: 300 KB).`,
      ],
      [
        !["jpeg", "png"].includes(picture.format),
        `The picture is ${picture.format}; only JPEG and PNG are shown everywhere.`,
      ],
    );
  }
  const sentences = faults.flatMap(([applies, sentence]) => (applies ? [sentence] : []));
  // For an error screen only the first warning counts, which is about the status.
  return status === 200 ? sentences : sentences.slice(0, 1);
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000)} KB`;
}

function isHidden({ head, robotsHeader }: LinkFacts): boolean {
  return /\b(noindex|none)\b/i.test(`${head.robots ?? ""},${robotsHeader ?? ""}`);
}

function isSame(canonical: string, path: string, siteUrl: string): boolean {
  return URL.canParse(canonical) && new URL(canonical).href === new URL(path, siteUrl).href;
}

/** How a network shows a link, and how many characters of each text. 0 means none. */
export type LinkNetwork = {
  name: string;
  /** `wide` 1.91:1, `square` the middle of the picture, small, beside the text. */
  crop: "wide" | "square";
  /** Whether the title is written over the picture. */
  over: boolean;
  title: number;
  description: number;
  note: string;
};

/** As these apps showed links in 2026; they may change it at any time. */
export const linkNetworks: readonly LinkNetwork[] = [
  {
    name: "WhatsApp",
    crop: "wide",
    over: false,
    title: 65,
    description: 80,
    note: "In a chat, when the picture is light enough.",
  },
  {
    name: "WhatsApp, small",
    crop: "square",
    over: false,
    title: 50,
    description: 60,
    note: "While typing, and when it is quoted or forwarded: the middle square.",
  },
  { name: "Facebook", crop: "wide", over: false, title: 88, description: 110, note: "In the feed." },
  { name: "X", crop: "wide", over: true, title: 70, description: 0, note: "The title lies on the picture." },
  {
    name: "LinkedIn",
    crop: "wide",
    over: false,
    title: 110,
    description: 0,
    note: "In the feed, without text.",
  },
];

type LinkCard = { title: string; description: string; domain: string; alt: string };

/** The texts of a link as a network shows them, cut to its lengths. X prefers its own tags. */
export function toLinkCard({ head, siteUrl }: LinkFacts, network: LinkNetwork): LinkCard {
  const own: Readonly<Record<string, string>> = network.name === "X" ? head.twitter : {};
  const title = own.title ?? head.og.title ?? head.title ?? "";
  const description = own.description ?? head.og.description ?? head.description ?? "";
  return {
    title: shorten(title, network.title),
    description: network.description > 0 ? shorten(description, network.description) : "",
    domain: new URL(siteUrl).host,
    alt: head.og["image:alt"] ?? "",
  };
}
