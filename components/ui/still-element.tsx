"use client";

import { useLayoutEffect, useRef, useState, type HTMLAttributes } from "react";

export type StillTag =
  "a" | "div" | "dl" | "figcaption" | "header" | "nav" | "noscript" | "script" | "section" | "span" | "ul";

type Props = {
  name: string;
  as?: StillTag;
  /** The prop that the door leaves out of the data of documents, and this one too. */
  still: "made";
  made?: HTMLAttributes<HTMLElement> | null;
};

/** The same object each time: React compares it, and so never writes it. */
const untouched = { __html: "" };

/** The parts of the document that was loaded, each where it stands or stood last. */
const parts = new Map<string | undefined, Element>();
if (typeof document !== "undefined")
  for (const part of document.querySelectorAll<HTMLElement>("[data-still]"))
    parts.set(part.dataset.still, part);

/** For `Still`. */
export function StillElement({ name, as: Tag = "div", made }: Props) {
  return made ? <Tag data-still={name} {...made} /> : <KeptElement name={name} as={Tag} />;
}

/** React takes over the element and leaves alone what is in it, and its attributes. */
function KeptElement({ name, as: Tag }: { name: string; as: StillTag }) {
  const element = useRef<HTMLElement | null>(null);
  const [before] = useState(() => parts.get(name));

  useLayoutEffect(() => {
    const here = element.current;
    if (!here) return;
    parts.set(name, here);
    // What the document left out and nobody saw in it, another document has.
    if (!before) return location.reload();
    if (here.hasChildNodes()) return;
    // The visitor is back on the page that was loaded.
    here.replaceChildren(...before.childNodes);
    for (const attribute of before.attributes) here.setAttribute(attribute.name, attribute.value);
  }, [name, before]);

  return (
    <Tag
      ref={(here: HTMLElement | null) => {
        element.current = here;
      }}
      data-still={name}
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  );
}
