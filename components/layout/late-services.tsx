import { useEffect } from "react";
import { loadLater } from "@/components/ui/load-later";
import { wearLato } from "./wear-lato";

const AskAhead = loadLater(() => import("./ask-ahead").then((module) => module.AskAhead));
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
      {!/2g$/.test(connection?.effectiveType ?? "") && <AskAhead />}
      {!globalPrivacyControl && <VitalsReporter />}
    </>
  );
}
