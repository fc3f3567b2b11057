import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { mayActAs, roles } from "@/lib/desk/forms/roles";
import { openDesk } from "@/lib/desk/testing/open-desk";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { addStaff } from "@/lib/desk/store/staff";
import { type DeskCall, serveDesk } from "./serve-desk";
import { deskCalls } from "./desk-calls";
const desk = forAllTests(openDesk);
beforeEach(forgetAllLimits);

const names = deskCalls.map((call) => [`${call.method} ${call.path}`, call] as const);
const addressOf = (called: string) => called.replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");

test.each(names)("%s is not there while nobody has an account", async (_, call) => {
  await desk.database.db.execute(sql`delete from staff`);
  const answer = await desk.ask(addressOf(call.path), { method: call.method });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test.each(names)(
  "%s is refused without a session, with too small a role, from elsewhere",
  async (_, call) => {
    const asked = { method: call.method };
    const own = await desk.signIn("owner@example.com", "owner");
    const called = addressOf(call.path);
    for (const from of ["https://elsewhere.example", "null", "http://site.test.elsewhere.example"]) {
      const answer = await desk.ask(called, { ...asked, cookie: own, from });
      expect(answer.status, from).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    if (call.role === null) return;
    for (const cookie of [undefined, "desk.session_token=made-up.AAAA", own.slice(0, -12)]) {
      expect((await desk.ask(called, { ...asked, cookie })).status, cookie).toBe(401);
      const form = await desk.ask(called, { ...asked, cookie, isForm: true });
      if (call.method === "POST") expect(form.headers.get("location")).toMatch(/^\/desk\/sign-in\?/);
      expect(form.headers.getSetCookie()).toEqual([]);
    }
    for (const role of roles.filter((one) => !mayActAs(one, call.role))) {
      const cookie = await desk.signIn(`${role}@example.com`, role);
      expect((await desk.ask(called, { ...asked, cookie })).status, role).toBe(403);
    }
  },
);

const ownersOnly = [
  ...[
    "/alarms/save",
    "/board/export",
    "/leads/export",
    "/leads/{id}/erase",
    "/sharing/save",
    "/sharing/{id}/takes",
  ],
  ...["/registrations/save", "/registrations/undo", "/staff/add", "/staff/{id}/away", "/staff/{id}/link"],
  ...["/staff/{id}/remove", "/staff/{id}/role", "/staff/{id}/sign-out"],
];
/** Who looks at a project may see its picture. */
const editorsOnly = /^\/(?:files|imports|leads\/file|posts|projects|words)\/(?!\{id\}\/picture$)/;

function leastRole(path: string): DeskCall["role"] {
  if (ownersOnly.includes(path)) return "owner";
  if (path.startsWith("/sign-in")) return null;
  return editorsOnly.test(path) ? "editor" : "agent";
}

// The tests above read the role from the table of calls: one that was loosened there by mistake is seen here.
test.each(names)("%s is for who may do it, and for nobody less", (_, { path, role }) => {
  expect(role).toBe(leastRole(path));
});

/** Sends a form of 30 kB without a session; `wasRead`: somebody asked for its body. */
async function sendUnknown(call: DeskCall) {
  let wasRead = false;
  const pull = (stream: ReadableStreamDefaultController) => {
    wasRead = true;
    stream.enqueue(Buffer.from(`next=%2Fdesk&email=x&note=${"n".repeat(30_000)}`));
    stream.close();
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const headers = { Origin: "http://site.test", "Content-Type": "application/x-www-form-urlencoded" };
  const init = { method: "POST", headers, body, duplex: "half" };
  const params = Promise.resolve({ call: addressOf(call.path).slice(1).split("/") });
  const answer = await serveDesk([call]).POST(new Request("http://site.test/", init), { params });
  return { wasRead, to: answer.headers.get("location") ?? "" };
}
const posts = names.filter(([, call]) => call.method === "POST");

test.each(posts)("%s of who is not signed in is not read, and nothing of it is kept", async (_, call) => {
  await addStaff(desk.database.db, { email: "owner@example.com", role: "owner" });
  await desk.database.db.execute(sql`delete from desk_drafts`);
  const { wasRead, to } = await sendUnknown(call);
  // What signs somebody in has to be read.
  expect(wasRead).toBe(call.role === null);
  expect(to).not.toMatch(/draft/);
  expect((await desk.database.db.execute(sql`select * from desk_drafts`)).rows).toEqual([]);
});

test("what signs somebody in is read no more when it was tried too often", async () => {
  const [first] = deskCalls.filter(({ role }) => role === null);
  for (let time = 0; time < 60; time += 1) expect((await sendUnknown(first!)).wasRead).toBe(true);
  expect(await sendUnknown(first!)).toEqual({ wasRead: false, to: "/desk/sign-in?problem=often" });
});

test("every page of the desk asks first who reads it, or is at its door", () => {
  const folder = path.join(process.cwd(), "app/(desk)/desk");
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("page.tsx"),
  );
  expect(pages.length).toBeGreaterThan(3);
  for (const file of pages) {
    const text = readFileSync(path.join(folder, file), "utf8");
    const first = /export default async function \w+\([^)]*\)[^{]*\{\s*([^\n]*)/.exec(text)?.[1] ?? "";
    expect(first, file).toMatch(file.startsWith("sign-in/") ? /openDeskDoor\(/ : /openDeskPage\(/);
  }
  const routes = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?:route\.ts|default\.tsx|template\.tsx)$/.test(file),
  );
  // The calendar has a secret in its address (`calendar-feed.server.test.ts`).
  expect(routes.sort()).toEqual(["calendar/[file]/route.ts", "calls/[...call]/route.ts"]);
});
