"use client";

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { here } from "@/lib/base/language";

type Props = {
  id: string;
  className?: string;
  /** What only the server renders; in the browser an empty stand-in, so that its code is in no script. */
  markup: ReactNode;
  /** What it was made of, in short: when that changes, the part is asked for again. */
  stamp?: string;
};

/** The same object each time: React compares it, and so never writes it. */
const untouched = { __html: "" };
/** Where each part stands now. */
const places = new Map<string, Element>();

/**
 * A part of every page that the server makes and React leaves alone: it is in the HTML once, and not a second time in
 * the data for hydration. What happens in it is for listeners of the document. It moves along when the visitor goes on
 * to a page with another layout.
 */
export const StillPart = typeof window === "undefined" ? MadePart : FoundPart;

function MadePart({ id, className, markup }: Props) {
  return (
    <div id={id} data-still="" className={className}>
      {markup}
    </div>
  );
}

function FoundPart({ id, className, stamp = "" }: Props) {
  const element = useRef<HTMLDivElement>(null);
  // Read while the page is rendered: afterwards, what was there before may be gone.
  const [before] = useState(() => places.get(id) ?? document.getElementById(id));

  useLayoutEffect(() => {
    const here = element.current;
    if (!here) return;
    places.set(id, here);
    if (here.hasChildNodes()) return;
    if (before?.hasChildNodes()) here.replaceChildren(...before.childNodes);
    else void fetchPart(id).then((part) => part && here.replaceChildren(...part.childNodes));
  }, [id, before]);

  const made = useRef(stamp);
  useEffect(() => {
    if (made.current === stamp) return;
    made.current = stamp;
    void fetchPart(id).then((part) => part && element.current?.replaceChildren(...part.childNodes));
  }, [id, stamp]);

  return (
    <div
      ref={element}
      id={id}
      data-still=""
      className={className}
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  );
}

/** A small page that has every part. */
const lightPage = "/contactus";

/** For a visitor who came from a page without it, or whose page could not be read whole at first. */
async function fetchPart(id: string): Promise<Element | null> {
  try {
    const page = await (await fetch(here(lightPage))).text();
    return new DOMParser().parseFromString(page, "text/html").getElementById(id);
  } catch (error) {
    console.error(error);
    return null;
  }
}
