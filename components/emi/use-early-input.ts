import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls `take` with what the form already holds when its script starts: on a slow phone people type before that, and
 * after a reload the browser restores what was typed. Give the returned ref to the form.
 */
export function useEarlyInput(take: (typed: Record<string, string>) => void) {
  const form = useRef<HTMLFormElement>(null);
  const takeOver = useEffectEvent((fields: FormData) =>
    take(Object.fromEntries([...fields].map(([name, value]) => [name, String(value)]))),
  );
  useEffect(() => {
    if (form.current) takeOver(new FormData(form.current));
  }, []);
  return form;
}
