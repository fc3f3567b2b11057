import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { useStoredProjects } from "@/components/projects/saved/stored-projects";
import { loadLater } from "@/components/ui/load-later";
import "@/components/ui/stray-clicks";
import { inEnglish } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { AskOnIntent } from "./ask-on-intent";
import { latoStorageKey } from "@/lib/base/page-scripts";
import { onIdle } from "@/components/ui/on-idle";

const OfflineKeeper = loadLater(() =>
  import("@/components/offline/offline-keeper").then((module) => module.OfflineKeeper),
);
const VitalsReporter = loadLater(() => import("./vitals-reporter").then((module) => module.VitalsReporter));

// Not every browser has these, and TypeScript does not know them.
type Told = { globalPrivacyControl?: boolean; connection?: { effectiveType?: string } };

/**
 * Lato for whoever comes for the first time; for visitors also asking for data ahead, but where the line is slow, and web
 * vitals (specification, section 9), whose code is larger than all other code of the layout: the browser keeps earlier
 * measurements for it, and who leaves before that is not counted. Who asks not to be tracked is not measured, and nothing
 * of it is loaded.
 */
export function LateServices({ isDesk }: { isDesk: boolean }) {
  useEffect(() => {
    if (document.documentElement.dataset.lato === undefined) wearLato();
  }, []);
  if (isDesk) return null;
  const { globalPrivacyControl, connection } = navigator as Told;
  return (
    <>
      {!/2g$/.test(connection?.effectiveType ?? "") && <AskOnIntent />}
      {!globalPrivacyControl && <VitalsReporter />}
      <OfflineWatch />
    </>
  );
}

/** Whether the page was opened from the home screen, where a browser's own page for no network is none of ours. */
function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

/** Nothing of it is loaded for who has nothing that could be kept for a visit without network. */
function OfflineWatch() {
  const shortlist = useStoredProjects("shortlist") ?? [];
  const path = inEnglish(usePathname());
  const isWanted =
    shortlist.length > 0 || path === paths.compare || path === paths.visitSheet || isInstalled();
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted && "serviceWorker" in navigator && <OfflineKeeper list={shortlist} />;
}

/** As many elements put it on in one go as a cheap phone lays out without being missed. */
const atOnce = 150;

/**
 * Puts Lato on when the words of the page are painted and both files are there, so that nothing competes with what is seen
 * first, and part by part, so that no tap waits for the whole page to be laid out again. Its stand-ins are as wide and as
 * high (`app/fonts/lato.css`) but for a line that breaks elsewhere: a part whose height would change under the visitor's
 * eyes keeps them for this page. So does a tab that nobody has looked at, and a browser that does not tell of its first
 * paint. Later pages wear it from the start (`headScript` in `lib/base/page-scripts.ts`).
 */
function wearLato(): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 1em Lato`))).then(
      () => wear(partsOf(document.body)),
      // Without its files the page keeps the stand-ins; the browser itself has told of them.
      () => undefined,
    );
  }).observe({ type: "paint", buffered: true });
}

function sizeOf(element: Element): number {
  return element.getElementsByTagName("*").length;
}

function partsOf(element: Element): HTMLElement[] {
  if (sizeOf(element) >= atOnce) return [...element.children].flatMap(partsOf);
  return element instanceof HTMLElement ? [element] : [];
}

function wear(parts: HTMLElement[]): void {
  const now: HTMLElement[] = [];
  for (let size = 0; parts[0] && size < atOnce; parts.shift()) {
    size += sizeOf(parts[0]) + 1;
    now.push(parts[0]);
  }
  const were = now.map((element) => element.offsetHeight);
  for (const element of now) element.dataset.lato = "";
  const moved = now.filter((element, place) => moves(element, were[place]));
  for (const element of moved) element.dataset.lato = "later";
  if (parts.length > 0) {
    onIdle(() => wear(parts));
    return;
  }
  document.documentElement.dataset.lato = "";
  try {
    localStorage[latoStorageKey] = "1";
  } catch {
    // A browser that keeps nothing: the next page begins with the stand-ins again.
  }
}

function moves(element: HTMLElement, was: number | undefined): boolean {
  return element.offsetHeight !== was && element.getBoundingClientRect().top < innerHeight;
}
