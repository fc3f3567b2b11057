import type { HTMLAttributes, ReactNode } from "react";
import { StillElement, type StillTag } from "./still-element";

type Props = HTMLAttributes<HTMLElement> & {
  /** Its own among those of the page. */
  name: string;
  as?: StillTag;
  type?: string;
  children?: ReactNode;
  /** In place of children. */
  html?: string;
};

/**
 * A part of a page which nothing changes, and in which nothing but links is pressed. In the loaded document it is in the
 * markup alone: the door leaves it out of React's data (`lib/door/still-data.ts`). On a page that the visitor goes on
 * to, it is made of what the server sent.
 */
export function Still({ name, as, html, ...attributes }: Props) {
  const made = html === undefined ? attributes : { ...attributes, dangerouslySetInnerHTML: { __html: html } };
  return <StillElement name={name} {...(as && { as })} still="made" made={made} />;
}
