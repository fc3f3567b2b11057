import { useSyncExternalStore } from "react";

/**
 * A text that this device alone remembers. From before the first paint the document has it as a `data-` attribute
 * (`headScript` in `lib/base/page-scripts.ts`), so that styles go by it, and as long as the page is open it knows it, whatever
 * can be stored.
 */
export function keptText(name: "areaUnit" | "means", storageKey: string) {
  const listeners = new Set<() => void>();
  const read = () => document.documentElement.dataset[name] ?? null;
  const show = (text: string | null) => {
    if (text) document.documentElement.dataset[name] = text;
    else delete document.documentElement.dataset[name];
    listeners.forEach((notify) => notify());
  };
  const subscribe = (notify: () => void) => {
    // This event comes from other tabs.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey) show(newValue);
    };
    listeners.add(notify);
    addEventListener("storage", onStorage);
    return () => {
      listeners.delete(notify);
      removeEventListener("storage", onStorage);
    };
  };
  return {
    read,
    /** `null` on the server, until hydration and while nothing is remembered. */
    use: () => useSyncExternalStore(subscribe, read, () => null),
    /** `null` forgets it. */
    keep: (text: string | null) => {
      show(text);
      try {
        if (text) localStorage.setItem(storageKey, text);
        else localStorage.removeItem(storageKey);
      } catch {
        // Where the browser keeps nothing it lasts as long as the page.
      }
    },
  };
}
