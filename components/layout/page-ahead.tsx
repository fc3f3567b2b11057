import { Activity, Component, startTransition, Suspense, useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { AheadContext } from "./history-step";
import { onIdle } from "@/components/ui/on-idle";
import { followedLinkOf } from "./followed-link";
import { pageAtHand } from "./page-at-hand";
import { coverPage, rehearseCover } from "./page-cover";

/** How often the router is asked whether it has what was asked for, and for how long. */
const askMs = 150;
const longestMs = 20_000;

/**
 * Renders what the router holds of a page before its link is tapped, in a document that nobody sees: no picture is loaded,
 * nothing of it runs. A tap on the link shows its first screen with the next frame, and the router, which is asked as
 * ever, makes the page meanwhile (`coverPage`).
 */
export function PageAhead({ href }: { href: string }) {
  const [content, setContent] = useState<ReactNode>(null);
  const [host] = useState(() => document.implementation.createHTMLDocument().createElement("div"));

  useEffect(() => {
    const began = Date.now();
    let isAsked = false;
    const timer = setInterval(() => {
      const page = !isAsked && pageAtHand(href);
      if (page) {
        isAsked = true;
        startTransition(() => setContent(page));
      }
      const isRendered = host.hasChildNodes();
      if (isRendered || Date.now() - began > longestMs) clearInterval(timer);
      if (isRendered) onIdle(() => rehearseCover(host));
    }, askMs);
    return () => clearInterval(timer);
  }, [href, host]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // A link to where the visitor is already leads nowhere else.
      if (followedLinkOf(event)?.href !== href || href === location.href) return;
      // What is rendered is shown only if the router will show the same.
      if (!host.hasChildNodes() || pageAtHand(href) !== content) return;
      coverPage(host);
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [href, host, content]);

  return (
    <Activity mode="hidden">
      <Unshown>
        <Suspense>{createPortal(<AheadContext value>{content}</AheadContext>, host)}</Suspense>
      </Unshown>
    </Activity>
  );
}

/** A fault in a page that nobody has asked for yet is shown when they do, by the router. */
class Unshown extends Component<{ children: ReactNode }> {
  override state = { isFaulty: false };
  static getDerivedStateFromError() {
    return { isFaulty: true };
  }
  override render() {
    return this.state.isFaulty ? null : this.props.children;
  }
}
