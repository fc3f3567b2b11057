"use client";

import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { afterNextFrame } from "@/components/ui/after-next-frame";
import { onIdle } from "@/components/ui/on-idle";
import { PageAhead } from "./page-ahead";
import { isCoverable, uncoverPage } from "./page-cover";

/** Of homes and plots. Next asks for a plot's path without `type=plot` besides: 470 bytes, which the page cache has. */
const projectLink = "a[href*='/propertydetails/']:not([target])";
/** What a pointer or the focus rests on for as long is meant. In milliseconds. */
const restMs = 100;
/** After a visitor has stopped scrolling for as long, what is in view is read. */
const readMs = 1_000;
/** So many pages are rendered ahead: what the pointer rests on, and what is read. */
const most = 2;
/** All at once: in parts, the second would be asked for when the first has come. */
const whole = { kind: "full" as PrefetchKind };

/**
 * Asks for the data of a project that a visitor is about to open: whose link has the focus or the pointer, or whose card
 * stands in the middle of the screen after scrolling. Pressing is too late: following the link asks again for what has
 * not come yet. What has come is rendered (`PageAhead`), for as long as the visitor stays.
 */
export function AskAhead() {
  const router = useRouter();
  const here = `${usePathname()}?${useSearchParams()}`;
  const [asked, setAsked] = useState<readonly string[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const listener = { signal: stop.signal, passive: true };
    // One each: the last of a scroll is told after the pointer has come to rest on a link, and must not call that off.
    const timers: Record<"rest" | "read", number | undefined> = { rest: undefined, read: undefined };
    const askIn = (ms: number, why: keyof typeof timers, find: () => Element | null | undefined) => {
      clearTimeout(timers[why]);
      timers[why] = window.setTimeout(() => {
        const link = find()?.closest<HTMLAnchorElement>(projectLink);
        if (link)
          onIdle(() => {
            router.prefetch(link.pathname + link.search, whole);
            if (!isCoverable()) return;
            setAsked((before) => [link.href, ...before.filter((href) => href !== link.href)].slice(0, most));
          });
      }, ms);
    };
    const forget = () => Object.values(timers).forEach(clearTimeout);
    const rest = ({ target }: Event) =>
      askIn(restMs, "rest", () => (target instanceof Element ? target : null));
    addEventListener("focusin", rest, listener);
    addEventListener("pointerover", (event) => event.pointerType === "mouse" && rest(event), listener);
    addEventListener("pointerdown", forget, listener);
    addEventListener("scroll", () => askIn(readMs, "read", projectInView), listener);
    return () => {
      forget();
      stop.abort();
    };
  }, [router]);
  useEffect(
    // What is shown is rendered until it is taken away.
    () => () =>
      void afterNextFrame(() => {
        uncoverPage();
        setAsked([]);
      }),
    [here],
  );
  return asked.map((href) => <PageAhead key={href} href={href} />);
}

function projectInView(): Element | null | undefined {
  const card = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("article");
  return card?.querySelector(projectLink);
}
