import Link from "next/link";
import { parseLinks } from "@/lib/guides/guide";

/** A sentence of a guide with its links. */
export function GuideText({ text }: { text: string }) {
  return parseLinks(text).map((part, position) => {
    if (typeof part === "string") return part;
    const { label, href } = part;
    // Only our own pages are opened without loading a document; mail, phone and places on this page are plain links.
    return href.startsWith("/") ? (
      <Link key={position} href={href} prefetch={false}>
        {label}
      </Link>
    ) : (
      <a key={position} href={href}>
        {label}
      </a>
    );
  });
}
