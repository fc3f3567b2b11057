import { preload } from "react-dom";
import { pictureFiles } from "@/lib/base/made-picture";
import { madeWord } from "@/lib/base/made-pictures";
import { describePicture } from "@/lib/projects/project/gallery";
import { FallbackPicture, type PictureSource } from "./fallback-picture";

type Props = {
  src: string | null | undefined;
  /** What the post is about. */
  title: string;
  /** Shown when there is no picture, or it can't be loaded. Without a fallback nothing is shown then. */
  fallback?: string;
  sizes: string;
  className: string;
  /** Only for the one picture above the fold. */
  priority?: boolean;
};

/** A post's picture, filling its box. What its files are is known here, on the server, only. */
export function BlogPicture({ src, title, fallback, sizes, className, priority = false }: Props) {
  const sources = [src, fallback].filter(isAddress).map((address) => sourceOf(address, title));
  const first = sources[0];
  if (!first) return null;
  const fetchPriority = priority ? "high" : undefined;
  if (priority)
    preload(first.src, {
      as: "image",
      imageSrcSet: first.avif ?? first.srcSet,
      imageSizes: sizes,
      type: first.avif && "image/avif",
      fetchPriority,
    });
  return (
    <FallbackPicture
      sources={sources}
      sizes={sizes}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={fetchPriority}
      className={className}
    />
  );
}

function sourceOf(src: string, title: string): PictureSource {
  const alt = describePicture(src)?.alt ?? `Picture of the post “${title}”`;
  return { ...pictureFiles(src, madeWord(src)), alt };
}

/** An address of ours, or a remote one. */
function isAddress(src: string | null | undefined): src is string {
  return /^(\/(?!\/)|https:\/\/)/.test(src ?? "");
}
