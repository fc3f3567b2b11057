import "server-only";
import { env } from "@/lib/process/env";
import { readFailedAt } from "@/lib/process/process-state.mjs";
import type { Backend } from "./backend-calls";
import { databaseBackend } from "./database";
import { httpBackend } from "./http";

/** The backend this site runs on (settings, `API_BASE_URL`). */
export function backend(): Backend {
  const { API_BASE_URL } = env();
  return noteFailures(API_BASE_URL ? httpBackend(API_BASE_URL) : databaseBackend);
}

/**
 * Wraps a backend so that the time of a failed read is recorded: a page that can't be rendered then answers 503 instead
 * of 500 (`failed-pages.mjs`; docs/seo.md, "Status codes").
 */
function noteFailures<T extends object>(backend: T): T {
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
