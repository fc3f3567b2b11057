import { readFailedAt } from "@/lib/process/process-state.mjs";

/**
 * Wraps a backend so that the time of a failed read is recorded: a page that can't be rendered then answers 503 instead
 * of 500 (`failed-pages.mjs`; docs/seo.md, "Status codes").
 */
export function noteFailures<T extends object>(backend: T): T {
  return new Proxy(backend, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        const answer: unknown = Reflect.apply(member, target, args);
        return answer instanceof Promise ? answer.catch(note) : answer;
      };
    },
  });
}

function note(error: unknown): never {
  readFailedAt.current = Date.now();
  throw error;
}
