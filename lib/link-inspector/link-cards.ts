import { shorten } from "@/lib/seo/fit-text";
import type { LinkFacts } from "./link-facts";

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

export type LinkCard = { title: string; description: string; domain: string; alt: string };

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
