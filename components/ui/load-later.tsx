import { useEffect, useEffectEvent, useState, type ComponentType } from "react";

/**
 * A component whose code is loaded in the browser when it is first shown; it is not in the server's HTML. If the code
 * can't be loaded, nothing is shown and the page stays, while React's `lazy` and next/dynamic would show the error
 * screen. `giveUp` is then called, to close what was opened. The bundler tries again only after a reload.
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
