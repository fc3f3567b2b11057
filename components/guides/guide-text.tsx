import { Link } from "@/components/ui/link";
import { parseLinks } from "@/lib/guides/guide";
import { t } from "@/lib/base/language";

/** A text of a guide with its links. */
export function GuideText({ text }: { text: string }) {
  return parseLinks(t(text)).map((part, position) => {
    if (typeof part === "string") return part;
    const { label, href } = part;
    // `Link` is for our own pages only; mail, phone and anchors on this page are plain links.
    return href.startsWith("/") ? (
      <Link key={position} href={href}>
        {label}
      </Link>
    ) : (
      <a key={position} href={href}>
        {label}
      </a>
    );
  });
}
