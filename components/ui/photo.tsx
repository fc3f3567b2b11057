"use client";

import { preload } from "react-dom";
import { pictureFiles, type PictureFiles } from "@/lib/base/made-picture";

export type PhotoProps = {
  src: string;
  alt: string;
  /** The `sizes` of an image: how wide it is shown. */
  sizes: string;
  /** In which sizes the site has it (`lib/base/made-picture.ts`); until there are any, Next makes one when it is asked for. */
  made?: string | null;
  className?: string;
  /** Only for the one picture above the fold. */
  priority?: boolean;
  /** Loaded at once, though it can't be seen yet. */
  eager?: boolean;
  draggable?: false;
  /** Shown as the file is, in whatever size. */
  asItIs?: boolean;
  /** Called instead of showing that it can't be loaded. */
  onFail?: () => void;
};

/**
 * A picture that fills its (sized, positioned) box. A part of the browser's, so that a page's data have its few props and not
 * its many addresses a second time.
 */
export function Photo({
  src,
  alt,
  sizes,
  made,
  className = "object-cover",
  priority = false,
  eager = priority,
  draggable,
  asItIs = false,
  onFail,
}: PhotoProps) {
  const files: PictureFiles = asItIs ? { src } : pictureFiles(src, made);
  const { avif, srcSet, colour } = files;
  const fetchPriority = priority ? "high" : undefined;
  if (priority)
    preload(files.src, {
      as: "image",
      imageSrcSet: avif ?? srcSet,
      imageSizes: sizes,
      type: avif && "image/avif",
      fetchPriority,
    });
  const image = (
    // eslint-disable-next-line @next/next/no-img-element -- our own widths, AVIF and WebP
    <img
      alt={alt}
      data-picture
      className={className}
      style={colour ? { backgroundColor: `#${colour}` } : undefined}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={fetchPriority}
      decoding={priority ? undefined : "async"}
      draggable={draggable}
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={files.src}
      onError={onFail}
      // It may have failed before React took over the page: its error event is lost then.
      ref={onFail && ((image) => void (image && hasFailed(image) && onFail()))}
      // One that has failed is marked before React takes over the page (app/[lang]/layout.tsx).
      suppressHydrationWarning
    />
  );
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}

function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== "";
}
