"use client";

import { Children, type ReactNode } from "react";
import { CardWatch } from "./pictures/card-watch";
import { HeartButton } from "./saved/heart-button";

type Props = {
  className: string;
  /** Of the projects whose tiles the children are. */
  keys: readonly string[];
  names: readonly string[];
  children: ReactNode;
};

/** Tiles that the server made, each with the heart that saves its project. */
export function HeartList({ className, keys, names, children }: Props) {
  return (
    <>
      <ul className={className}>
        {Children.toArray(children).map((tile, place) => (
          <li key={place} className="relative min-w-0">
            {tile}
            <HeartButton
              projectKey={keys[place] ?? ""}
              name={names[place] ?? ""}
              className="top-1.5 left-1.5"
            />
          </li>
        ))}
      </ul>
      <CardWatch />
    </>
  );
}
