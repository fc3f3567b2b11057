/**
 * Imported by parts whose code comes when they are opened: their module is there when the words that they say are. In English
 * there is nothing to wait for, and on the server all words are there. By the document's own global, which `setSpeech` sets,
 * and not by `lib/base/language.ts`, whose code every page loads.
 */
type Speaking = { speech?: () => { late?: () => Promise<unknown> } | undefined };

if (typeof window !== "undefined") await (window as unknown as Speaking).speech?.()?.late?.();
export {};
