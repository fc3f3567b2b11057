"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { loadLater } from "@/components/ui/load-later";

const LivePlacePicker = loadLater(() =>
  import("./live-place-picker").then((module) => module.LivePlacePicker),
);

/** The server's picker of places, until the menu is open: a live one, whose code and places are loaded then, takes its place. */
export function LatePlacePicker({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Element | null>(null);
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setOpened(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place}>
      {!isLive && children}
      {opened && <LivePlacePicker place={opened} setLive={setLive} />}
    </div>
  );
}
