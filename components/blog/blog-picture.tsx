import { madeWord } from "@/lib/base/made-pictures";
import { describePicture } from "@/lib/projects/project/gallery";
import { FallbackPicture } from "./fallback-picture";

type Props = {
  src: string | null | undefined;
  /** What the post is about. */
  title: string;
  /** What its own picture shows, where somebody has said it. */
  alt?: string | null;
  /** Shown when there is no picture, or it can't be loaded. Without a fallback nothing is shown then. */
  fallback?: string;
  sizes: string;
  className: string;
  /** Only for the one picture above the fold. */
  priority?: boolean;
};

/** A post's picture, filling its box. Which files it has is known here, on the server, only. */
export function BlogPicture({ src, title, alt, fallback, sizes, className, priority = false }: Props) {
  const sources = [src, fallback].filter(isAddress).map((address) => ({
    src: address,
    made: madeWord(address),
    alt: (address === src && alt) || (describePicture(address)?.alt ?? `Picture of the post “${title}”`),
  }));
  return sources.length > 0 && <FallbackPicture {...{ sources, sizes, className, priority }} />;
}

/** An address of ours, or a remote one. */
function isAddress(src: string | null | undefined): src is string {
  return /^(\/(?!\/)|https:\/\/)/.test(src ?? "");
}
