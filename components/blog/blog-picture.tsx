import { getImageProps } from "next/image";
import { preload } from "react-dom";
import { FirstThatLoads, type Source } from "./first-that-loads";

type Props = {
  src: string | null | undefined;
  /** Shown when there is no picture or it fails; without one nothing is shown. */
  fallback?: string;
  sizes: string;
  className: string;
  /** Only for the one picture above the fold. */
  priority?: boolean;
};

/**
 * A post's picture, filling its box. Decoration: the title beside it says what the post is about. Its addresses are made
 * here, on the server, which spares the page the code that makes them.
 */
export function BlogPicture({ src, fallback, sizes, className, priority = false }: Props) {
  const sources = [src, fallback].filter(isAddress).map((address) => sourceOf(address, sizes));
  const first = sources[0];
  if (!first) return null;
  const fetchPriority = priority ? "high" : undefined;
  if (priority)
    preload(first.src, { as: "image", imageSrcSet: first.srcSet, imageSizes: sizes, fetchPriority });
  return (
    <FirstThatLoads
      sources={sources}
      sizes={sizes}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={fetchPriority}
      className={`absolute inset-0 size-full ${className}`}
    />
  );
}

function sourceOf(src: string, sizes: string): Source {
  const { props } = getImageProps({ src, alt: "", fill: true, sizes, quality: 70 });
  return { src: props.src, srcSet: props.srcSet };
}

/** An address that `next/image` takes: with another it would fail the page and not the picture. */
function isAddress(src: string | null | undefined): src is string {
  return /^(\/(?!\/)|https:\/\/)/.test(src ?? "");
}
