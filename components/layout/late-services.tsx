import { usePathname } from "next/navigation";
import { useState } from "react";
import { useStoredProjects } from "@/components/projects/saved/stored-projects";
import { loadLater } from "@/components/ui/load-later";
import "@/components/ui/stray-clicks";
import { inEnglish } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { AskOnIntent } from "./ask-on-intent";

const OfflineKeeper = loadLater(() =>
  import("@/components/offline/offline-keeper").then((module) => module.OfflineKeeper),
);
const VitalsReporter = loadLater(() => import("./vitals-reporter").then((module) => module.VitalsReporter));

// Not every browser has these, and TypeScript does not know them.
type Told = { globalPrivacyControl?: boolean; connection?: { effectiveType?: string } };

/**
 * For visitors it asks for data ahead, but not where the line is slow, and measures web vitals (specification, section 9), whose
 * code is larger than all other code of the layout: the browser keeps earlier measurements for it, and who leaves before that
 * is not counted. Who asks not to be tracked is not measured, and nothing of it is loaded.
 */
export function LateServices({ isDesk }: { isDesk: boolean }) {
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
