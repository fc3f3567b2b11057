import { useEffect, useEffectEvent, useState, type ComponentType } from "react";

/**
 * A component whose code is loaded when it is shown, in the browser: never in the first HTML. Where the code is lost on its
 * way, nothing is shown and the page stays, which React's `lazy` and next/dynamic would give up for the error screen.
 * `giveUp` is told, to take back what was opened. The bundler asks for lost code again only after a reload.
 */
export function loadLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  giveUp?: (props: P) => void,
) {
  return function LoadedLater(props: P) {
    const [Later, setLater] = useState<ComponentType<P> | null>(null);
    const lost = useEffectEvent((error: unknown) => {
      console.error(error);
      giveUp?.(props);
    });
    useEffect(() => {
      load().then((component) => setLater(() => component), lost);
    }, []);
    return Later && <Later {...props} />;
  };
}
