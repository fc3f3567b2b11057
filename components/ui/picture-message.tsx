import type { ReactNode } from "react";
import { SitePicture } from "./site-picture";

type Props = {
  picture: { src: string; alt: string };
  title: string;
  text: string;
  /** What to do next: links that look like buttons. */
  children: ReactNode;
};

/** A screen that says that something does not exist, with a picture and links to continue. */
export function PictureMessage({ picture, title, text, children }: Props) {
  return (
    <div className="container-page grid items-center gap-8 py-10 md:grid-cols-2 md:gap-16 md:py-20">
      <div className="rounded-card bg-surface-warm relative aspect-[16/10] overflow-hidden">
        {/* Lazy, because every page includes its not-found screen. */}
        <SitePicture {...picture} sizes="(min-width: 768px) 560px, 100vw" />
      </div>
      <div>
        <h1 className="text-3xl font-black text-balance md:text-4xl">{title}</h1>
        <p className="text-ink-600 mt-3 text-lg">{text}</p>
        <p className="mt-8 flex flex-wrap gap-3">{children}</p>
      </div>
    </div>
  );
}
