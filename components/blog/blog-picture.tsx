"use client";

import Image from "next/image";
import { useState } from "react";

type Props = {
  src: string | null | undefined;
  /** Shown when there is no picture or it fails; without one nothing is shown. */
  fallback?: string;
  sizes: string;
  className: string;
  priority?: boolean;
};

/** A post's picture, filling its box. Decoration: the title beside it says what the post is about. */
export function BlogPicture({ src, fallback, sizes, className, priority = false }: Props) {
  const [failed, setFailed] = useState(false);
  const shown = failed || !isAddress(src) ? fallback : src;
  if (!shown) return null;
  return (
    <Image
      src={shown}
      alt=""
      fill
      sizes={sizes}
      quality={70}
      preload={priority}
      loading={priority ? "eager" : "lazy"}
      // A picture may have failed before React took over the page, with nobody to hear its error event.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
      }}
      onError={() => setFailed(true)}
      className={className}
    />
  );
}

/** An address that `next/image` takes: with another it would fail the page and not the picture. */
function isAddress(src: string | null | undefined): src is string {
  return /^(\/(?!\/)|https:\/\/)/.test(src ?? "");
}
