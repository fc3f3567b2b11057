import "server-only";
import { env } from "@/lib/process/env";
import { requestContexts } from "@/lib/process/process-state.mjs";
import type { Backend } from "./backend-calls";
import { databaseBackend } from "./database";
import { httpBackend } from "./http";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { saidFailure } from "@/lib/process/log";

/** The backend this site runs on (settings, `API_BASE_URL`). */
export function backend(): Backend {
  const { API_BASE_URL } = env();
  return noteFailures(API_BASE_URL ? httpBackend(API_BASE_URL) : databaseBackend);
}

/**
 * Wraps a backend so that a failed read is noted with the request it was for: a page that can't be rendered then answers
 * 503 instead of 500 (`lib/server/http/error-documents.ts`; docs/seo.md, "Status codes").
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
  const request = requestContexts.getStore();
  if (request) request.readFailed = true;
  throw error;
}

const patienceMs = 3_000;

/** Why the site can't read its data, in a sentence without secrets; `null` if it can. */
export async function checkBackend(): Promise<string | null> {
  const what = env().API_BASE_URL ? "The backend" : "The database";
  const asked = env().API_BASE_URL ? backend().listStates() : getCatalogueVersion();
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("no answer in time")), patienceMs),
  );
  try {
    await Promise.race([asked, late]);
    return null;
  } catch (error) {
    console.warn(JSON.stringify({ level: "warn", check: "readyz", message: saidFailure(error) }));
    return `${what} does not answer.`;
  }
}
