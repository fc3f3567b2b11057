"use client";

import { useState } from "react";

export type PictureSource = { src: string; srcSet: string | undefined };
type Props = {
  sources: readonly PictureSource[];
  sizes: string;
  loading: "eager" | "lazy";
  fetchPriority: "high" | undefined;
  className: string;
};

/** Shows the first of `sources` that can be loaded, or nothing. Decoration. */
export function FallbackPicture({ sources, sizes, loading, fetchPriority, className }: Props) {
  const [failed, setFailed] = useState(0);
  const shown = sources[failed];
  if (!shown) return null;
  const next = () => setFailed(failed + 1);
  return (
    // eslint-disable-next-line @next/next/no-img-element
    <img
      key={shown.src}
      alt=""
      loading={loading}
      fetchPriority={fetchPriority}
      decoding="async"
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
}
