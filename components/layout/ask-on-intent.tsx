"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Of homes and plots. */
const projectLink = "a[href*='/propertydetails/']:not([target])";
/** What a pointer or the focus rests on for as long is meant. In milliseconds. */
const restMs = 100;
/** A finger rests on nothing: after a visitor has stopped scrolling for as long, the card in the middle is read. */
const readMs = 1_000;
/** With its data: of a page that is made when it is first asked for, Next else asks for the address alone. */
const whole = { kind: "full" } as Parameters<ReturnType<typeof useRouter>["prefetch"]>[1];

/**
 * Asks the router for the page of a project that a visitor is about to open. Pressing is too late: following the link asks
 * again for what has not come yet.
 */
export function AskOnIntent() {
  const router = useRouter();
  useEffect(() => {
    const stop = new AbortController();
    const listener = { signal: stop.signal, passive: true };
    // One each: the last of a scroll is told after the pointer has come to rest on a link, and must not call that off.
    const timers: Record<"rest" | "read", number | undefined> = { rest: undefined, read: undefined };
    const askIn = (ms: number, why: keyof typeof timers, find: () => Element | null | undefined) => {
      clearTimeout(timers[why]);
      timers[why] = window.setTimeout(() => {
        const link = find()?.closest<HTMLAnchorElement>(projectLink);
        if (link) router.prefetch(link.pathname + link.search, whole);
      }, ms);
    };
    const forget = () => Object.values(timers).forEach(clearTimeout);
    const rest = ({ target }: Event) =>
      askIn(restMs, "rest", () => (target instanceof Element ? target : null));
    // A press gives its link the focus too, and follows it: nothing is asked for twice.
    const isByKey = ({ target }: Event) => target instanceof Element && target.matches(":focus-visible");
    addEventListener("focusin", (event) => isByKey(event) && rest(event), listener);
    addEventListener("pointerover", (event) => event.pointerType === "mouse" && rest(event), listener);
    addEventListener("pointerdown", forget, listener);
    addEventListener("scroll", () => askIn(readMs, "read", projectInView), listener);
    return () => {
      forget();
      stop.abort();
    };
  }, [router]);
  return null;
}

function projectInView(): Element | null | undefined {
  const card = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("article");
  return card?.querySelector(projectLink);
}
