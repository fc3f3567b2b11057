import { useEffect, useEffectEvent } from "react";
import { openBackStep } from "./back-step";

/** For what is in the page only while it is open: going back closes it. */
export function useBackStep(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => openBackStep(() => onBack()), []);
}
