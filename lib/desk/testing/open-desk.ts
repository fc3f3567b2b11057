import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { closeDatabase } from "@/lib/db/client";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing/test-database";
import { deskCalls } from "@/lib/desk/calls/desk-calls";
import { serveDesk } from "@/lib/desk/calls/serve-desk";
import { deskCallPaths, deskCallsRoot } from "@/lib/desk/forms/desk-paths";
import type { Role } from "@/lib/desk/forms/roles";
import { mailedLinkSeconds, makeLinkToken } from "@/lib/desk/session/sign-in";
import { endLeadNews } from "@/lib/desk/store/lead-news";
import { addStaff } from "@/lib/desk/store/staff";

const origin = "http://site.test";

type Ask = {
  method?: string;
  sent?: Record<string, string>;
  /** A form with files, instead of `sent`. */
  form?: FormData;
  /** A form without JavaScript instead of JSON. */
  isForm?: boolean;
  cookie?: string;
  from?: string | null;
  /** When who asks has gone. */
  signal?: AbortSignal;
};

export type Desk = {
  database: TestDatabase;
  ask: (path: string, ask?: Ask) => Promise<Response>;
  /** Makes an account, signs in by a link, and returns the cookie. */
  signIn: (email: string, role: Role) => Promise<string>;
  close: () => Promise<void>;
};

/** The calls of the desk with a database of their own. Only one per process, because settings are read once. */
export async function openDesk(env: Record<string, string> = {}): Promise<Desk> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), "desk-"));
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SITE_URL: origin,
    LOG_LEVEL: "silent",
    ...env,
  });
  const routes = serveDesk(deskCalls);
  const ask = async (
    called: string,
    { method = "POST", sent = {}, form, isForm, cookie, from, signal }: Ask = {},
  ) => {
    const headers = new Headers(isForm ? {} : { Accept: "application/json" });
    if (cookie) headers.set("Cookie", cookie);
    if (from !== null) headers.set("Origin", from ?? origin);
    const isRead = method === "GET";
    const query = isRead ? `?${new URLSearchParams(sent)}` : "";
    const request = new Request(`${origin}${deskCallsRoot}${called}${query}`, {
      method,
      headers,
      signal,
      body: isRead ? undefined : (form ?? new URLSearchParams(sent)),
    });
    const params = Promise.resolve({ call: called.slice(1).split("/") });
    return routes[isRead ? "GET" : "POST"](request, { params });
  };
  return {
    database,
    ask,
    signIn: async (email, role) => {
      await addStaff(database.db, { email, role });
      const token = await makeLinkToken(database.db, email, mailedLinkSeconds);
      const answer = await ask(deskCallPaths.signInByLink, { sent: { token } });
      return cookieOf(answer);
    },
    close: async () => {
      await endLeadNews();
      await closeDatabase();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

type Refused = { reason: string; message: string; details: { errors?: { path: string; msg: string }[] } };

/** The refusal that something ends with; null, which no test expects, when it is done. */
export async function refused(tried: Promise<unknown>): Promise<Refused> {
  return (await tried.then(
    () => null,
    (error: unknown) => error,
  )) as Refused;
}
