import { lazy, Suspense, type ComponentType } from "react";

/**
 * A component whose code is loaded when it is first shown, in the browser: never in the first HTML. React's own way; that
 * of next/dynamic, which can do more, is a kilobyte for every page.
 */
export function loadLater<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Later = lazy(() => load().then((component) => ({ default: component })));
  return function LoadedLater(props: P) {
    return (
      <Suspense>
        <Later {...props} />
      </Suspense>
    );
  };
}
