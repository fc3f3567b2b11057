import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Hands over what a form held when its script took over: on a slow phone people type before that, and after a reload the
 * browser puts back what stood there. Give the form the ref that comes back.
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
