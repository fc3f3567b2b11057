"use client";

import { useState } from "react";
import type { PictureFiles } from "@/lib/base/made-picture";

export type PictureSource = PictureFiles & { alt: string };
type Props = {
  sources: readonly PictureSource[];
  sizes: string;
  loading: "eager" | "lazy";
  fetchPriority: "high" | undefined;
  className: string;
};

/** Shows the first of `sources` that can be loaded, or nothing. */
export function FallbackPicture({ sources, sizes, loading, fetchPriority, className }: Props) {
  const [failed, setFailed] = useState(0);
  const shown = sources[failed];
  if (!shown) return null;
  const next = () => setFailed(failed + 1);
  const { avif, alt, colour } = shown;
  const image = (
    // eslint-disable-next-line @next/next/no-img-element
    <img
      key={shown.src}
      alt={alt}
      data-picture
      style={colour ? { backgroundColor: `#${colour}` } : undefined}
      loading={loading}
      fetchPriority={fetchPriority}
      decoding={fetchPriority ? undefined : "async"}
      className={className}
      // A picture may have failed before React took over the page: its error event is lost then.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) next();
      }}
      onError={next}
      sizes={sizes}
      srcSet={shown.srcSet}
      src={shown.src}
    />
  );
  if (!avif) return image;
  return (
    <picture key={shown.src}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
