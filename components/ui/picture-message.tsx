import { getImageProps } from "next/image";
import type { ReactNode } from "react";

type Props = {
  picture: { src: string; alt: string };
  title: string;
  text: string;
  /** What to do next: links that look like buttons. */
  children: ReactNode;
};

/** A screen that says that something does not exist, with a picture and links to continue. */
export function PictureMessage({ picture, title, text, children }: Props) {
  const { props } = getImageProps({ ...picture, width: 640, height: 400, quality: 70, loading: "lazy" });
  return (
    <div className="container-page grid items-center gap-8 py-10 md:grid-cols-2 md:gap-16 md:py-20">
      <div className="rounded-card bg-surface-warm relative aspect-[16/10] overflow-hidden">
        {/* Every page includes its not-found screen: a plain `img`, to save loading next/image, and lazy, because
            React would preload it on pages that don't show it. */}
        {/* eslint-disable-next-line @next/next/no-img-element */}
        <img {...props} alt={picture.alt} className="size-full object-cover" />
      </div>
      <div>
        <h1 className="text-3xl font-black text-balance md:text-4xl">{title}</h1>
        <p className="text-ink-600 mt-3 text-lg">{text}</p>
        <p className="mt-8 flex flex-wrap gap-3">{children}</p>
      </div>
    </div>
  );
}
