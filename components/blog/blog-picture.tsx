import { getImageProps } from "next/image";
import { preload } from "react-dom";
import { FallbackPicture, type PictureSource } from "./fallback-picture";

type Props = {
  src: string | null | undefined;
  /** Shown when there is no picture, or it can't be loaded. Without a fallback nothing is shown then. */
  fallback?: string;
  sizes: string;
  className: string;
  /** Only for the one picture above the fold. */
  priority?: boolean;
};

/**
 * A post's picture, filling its box. Decoration: the title beside it says what the post is about. The image addresses
 * are built here, on the server, so that the page need not load `next/image`.
 */
export function BlogPicture({ src, fallback, sizes, className, priority = false }: Props) {
  const sources = [src, fallback].filter(isAddress).map((address) => sourceOf(address, sizes));
  const first = sources[0];
  if (!first) return null;
  const fetchPriority = priority ? "high" : undefined;
  if (priority)
    preload(first.src, { as: "image", imageSrcSet: first.srcSet, imageSizes: sizes, fetchPriority });
  return (
    <FallbackPicture
      sources={sources}
      sizes={sizes}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={fetchPriority}
      className={`absolute inset-0 size-full ${className}`}
    />
  );
}

function sourceOf(src: string, sizes: string): PictureSource {
  const { props } = getImageProps({ src, alt: "", fill: true, sizes, quality: 70 });
  return { src: props.src, srcSet: props.srcSet };
}

/** Whether `next/image` accepts this address. It throws for any other, and the whole page would fail. */
function isAddress(src: string | null | undefined): src is string {
  return /^(\/(?!\/)|https:\/\/)/.test(src ?? "");
}
