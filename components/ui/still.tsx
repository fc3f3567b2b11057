"use client";

import { useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode } from "react";

type Props = HTMLAttributes<HTMLElement> & {
  /** Its own among those of the page. */
  name: string;
  /** Which of the next two it has; the door leaves that out of a document's data (`lib/door/still-data.ts`). */
  still: "children" | "html";
  children?: ReactNode;
  html?: string;
  as?: "dl" | "div" | "figcaption" | "nav" | "noscript" | "script" | "ul";
  type?: string;
};

/** The same object each time: React compares it, and so never writes it. */
const untouched = { __html: "" };

/** The parts of the document that was loaded, each where it stands or stood last. */
const parts = new Map<string | undefined, Element>();
if (typeof document !== "undefined")
  for (const part of document.querySelectorAll<HTMLElement>("[data-still]"))
    parts.set(part.dataset.still, part);

/**
 * A part of a page which nothing changes, and in which nothing but links is pressed. In the loaded document it is in the
 * markup alone: React takes over the element and leaves alone what is in it. On a page that the visitor goes on to, it
 * is made of what the server sent.
 */
export function Still({ children, html, still: _, ...rest }: Props) {
  if (children === null || html === null) return <KeptPart {...rest} />;
  const { as: Tag = "div", name, ...attributes } = rest;
  return html === undefined ? (
    <Tag data-still={name} {...attributes}>
      {children}
    </Tag>
  ) : (
    <Tag data-still={name} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

function KeptPart({ as: Tag = "div", name, ...attributes }: Omit<Props, "still">) {
  const element = useRef<HTMLElement | null>(null);
  const [before] = useState(() => parts.get(name));

  useLayoutEffect(() => {
    const here = element.current;
    if (!here) return;
    parts.set(name, here);
    // What the document left out and nobody saw in it, another document has.
    if (!before) location.reload();
    // The visitor is back on the page that was loaded.
    else if (before !== here) here.replaceChildren(...before.childNodes);
  }, [name, before]);

  return (
    <Tag
      ref={(here: HTMLElement | null) => {
        element.current = here;
      }}
      data-still={name}
      {...attributes}
      dangerouslySetInnerHTML={untouched}
      suppressHydrationWarning
    />
  );
}
