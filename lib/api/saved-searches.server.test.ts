import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { savedSearchMessages as messages, savedSearchesPage } from "@/content/saved-search-words";
import { savedSearchPaths as paths } from "@/lib/base/call-paths";
import { savedSearchAnswerSchema } from "@/lib/contract/answers";
import { trapField } from "@/lib/enquiries/forms/lead-context";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { savedToken } from "@/lib/saved-searches/store/saved-search-queries";
import { freshAddress, openLeadApi, type LeadApi } from "./testing/lead-api";

let api: LeadApi;
beforeAll(async () => {
  process.env.SMTP_URL = "smtp://127.0.0.1:9";
  process.env.MAIL_FROM = "Zerokey Homes <homes@zerokey.example>";
  api = await openLeadApi();
});
afterAll(() => api.close());
afterEach(async () => {
  forgetAllLimits();
  await api.db.execute(sql`delete from searchers`);
});

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return api.postTo(path, {
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "X-Forwarded-For": freshAddress(), ...headers },
  });
}
const form = (path: string, fields: Record<string, string>) =>
  api.postTo(path, { body: new URLSearchParams(fields), headers: { "X-Forwarded-For": freshAddress() } });
const ask = (email: string, search = "location=Kokapet&bedrooms=3BHK") =>
  post(paths.create, { email, search });
const stop = (token: string) => paths.stop.replace("{token}", token);

async function rows() {
  const found = await api.db.execute<{ id: string; person: string; query: string; state: string }>(sql`
    select id, searcher_id as person, query, case when stopped_at is not null then 'stopped'
      when confirmed_at is not null then 'sent' else 'asked' end as state from saved_searches order by asked_at, id`);
  return found.rows;
}

/** Asks and confirms; the token of the person's mails. */
async function confirmed(email = "asha@example.com", search?: string): Promise<string> {
  await ask(email, search);
  const { id, person } = (await rows()).at(-1)!; // it was just asked for
  await post(paths.change, { token: savedToken({ kind: "one", id }), to: "confirm" });
  return savedToken({ kind: "all", id: person });
}
async function read(token: string) {
  const answer = await post(paths.read, { token });
  expect(answer.status).toBe(200);
  return savedSearchAnswerSchema.parse(await answer.json()).data!;
}

describe("asking for a search", () => {
  test("is answered the same whether the address is known, new or has all of its mails", async () => {
    await confirmed();
    const answers = await Promise.all(
      ["asha@example.com", "ravi@example.com", "ASHA@example.com", "asha+1@example.com"].map((email) =>
        ask(email),
      ),
    );
    const said = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(said[0]).toEqual([202, JSON.stringify({ status: true, message: messages.asked })]);
    expect(await rows()).toHaveLength(2);
  });

  test.each([
    [{ email: "" }, messages.noEmail],
    [{}, messages.noEmail],
    [{ email: 7 }, messages.noEmail],
    [{ email: "asha" }, messages.badEmail],
    [{ email: "a@b.in,c@d.in" }, messages.badEmail],
    [{ email: "a@example.com\nBcc: b@example.com" }, messages.badEmail],
    [{ email: "a@example.com", search: 7 }, "must be the query of a list"],
    [{ email: "a@example.com", search: "x".repeat(1_501) }, messages.longSearch],
    [{ email: "a@example.com", search: "budget=cheap" }, "We don't know the budget 'cheap'."],
  ])("%o is refused with a sentence", async (body, sentence) => {
    const answer = await post(paths.create, body);
    expect([answer.status, (await answer.json()).message]).toEqual([400, sentence]);
    expect(await rows()).toEqual([]);
  });

  test("with a form leads back to the page, never elsewhere, and without the address", async () => {
    const good = await form(paths.create, {
      email: "asha@example.com",
      search: "bedrooms=3BHK&location=Kokapet",
    });
    expect([good.status, good.headers.get("location")]).toEqual([
      303,
      "/saved-search?location=Kokapet&bedrooms=3BHK&done=asked",
    ]);
    const bad = await form(paths.create, { email: "asha", search: "//evil.example?location=Kokapet" });
    expect(bad.headers.get("location")).toBe("/saved-search?problem=email");
  });

  test("by a program that fills in the trap is answered like a person, and nothing is kept", async () => {
    const answer = await post(paths.create, { email: "asha@example.com", search: "", [trapField]: "x" });
    expect([answer.status, await rows()]).toEqual([202, []]);
  });

  test("from one connection is taken 20 times an hour, and from another site never", async () => {
    const headers = { "X-Forwarded-For": "10.77.1.1" };
    const many = await Promise.all(
      Array.from({ length: 22 }, (_, at) =>
        post(paths.create, { email: `p${at}@example.com`, search: "" }, headers),
      ),
    );
    expect(many.filter(({ status }) => status === 429)).toHaveLength(2);
    const foreign = await post(paths.create, { email: "z@example.com" }, { Origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
  });

  test("while the database is away is refused, and nothing is half done", async () => {
    api.gate.shut();
    const answer = await ask("asha@example.com");
    api.gate.open();
    expect([answer.status, (await answer.json()).message]).toEqual([503, messages.failed]);
    expect(await rows()).toEqual([]);
  });
});

describe("a link", () => {
  test("of the first mail shows one search, confirms it, and then opens all", async () => {
    await ask("asha@example.com");
    const [row] = await rows();
    const token = savedToken({ kind: "one", id: row!.id });
    expect(await read(token)).toMatchObject({ kind: "one", searches: [{ state: "asked", until: null }] });
    expect((await rows())[0]?.state).toBe("asked");
    const answer = await post(paths.change, { token, to: "confirm" });
    const { data, message } = savedSearchAnswerSchema.parse(await answer.json());
    expect(message).toBe(savedSearchesPage.done.confirm);
    expect(data).toMatchObject({
      kind: "all",
      searches: [{ state: "sent", query: "location=Kokapet&bedrooms=3BHK" }],
    });
    expect(Date.parse(data?.searches[0]?.until ?? "") - Date.now()).toBeGreaterThan(179 * 86_400_000);
    expect(await read(token)).toEqual(data);
    expect(JSON.stringify(data)).not.toContain("example.com");
  });

  test("stops, starts and keeps one search, stops all, and deletes everything", async () => {
    await confirmed();
    const token = await confirmed("asha@example.com", "location=Narsingi");
    const { searches } = await read(token);
    const change = async (to: string, search?: string) => {
      const answer = await post(paths.change, { token, to, search });
      expect(answer.status, to).toBe(200);
      return (await rows()).map(({ state }) => state);
    };
    const second = searches[1]?.id;
    expect(await change("stop", second)).toEqual(["sent", "stopped"]);
    expect(await change("start", second)).toEqual(["sent", "sent"]);
    expect(await change("keep", second)).toEqual(["sent", "sent"]);
    expect(await change("stop-all")).toEqual(["stopped", "stopped"]);
    expect(await change("erase")).toEqual([]);
    expect((await api.db.execute(sql`select 1 from searchers`)).rows).toEqual([]);
    expect((await post(paths.read, { token })).status).toBe(404);
  });

  test("is nobody else's, whatever stands in it, and one person's search is not changed by another's link", async () => {
    const token = await confirmed();
    const other = await confirmed("ravi@example.com");
    const { searches } = await read(other);
    expect((await post(paths.change, { token, to: "stop", search: searches[0]?.id })).status).toBe(404);
    const id = token.split(".")[2]!; // mark, kind, id
    for (const bad of ["x", id, token.slice(1), token.replace(".all.", ".one."), `${token}.a`, "%00"])
      expect((await post(paths.read, { token: bad })).status, bad).toBe(404);
    for (const body of [
      { token },
      { token, to: "delete" },
      { token, to: "stop", search: "7" },
      { to: "stop" },
    ])
      expect((await post(paths.change, body)).status).toBe(400);
    expect((await rows()).every(({ state }) => state === "sent")).toBe(true);
  });

  test("with a form leads back to its page", async () => {
    const token = await confirmed();
    const answer = await form(paths.change, { token, to: "stop-all" });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/saved-search/${token}?done=stop-all`,
    ]);
    expect((await form(paths.change, { token: "//evil", to: "stop-all" })).headers.get("location")).toBe(
      "/saved-search/x?problem=other",
    );
  });
});

describe("the button of a mail program", () => {
  test("stops all at once, without cookie or origin, twice as well, and from another site", async () => {
    const token = await confirmed();
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const foreign = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
    for (const headers of [{}, foreign]) {
      const answer = await api.postTo(stop(token), { body, headers });
      expect(answer.status).toBe(200);
      expect((await rows()).map(({ state }) => state)).toEqual(["stopped"]);
    }
    expect((await api.postTo(stop(`x${token}`), { body })).status).toBe(404);
  });

  test("opened as a link leads to the page and changes nothing", async () => {
    const token = await confirmed();
    const answer = await api.postTo(stop(token), { method: "GET" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/saved-search/${token}`]);
    for (const path of [paths.change, paths.create, paths.read])
      expect((await api.postTo(`${path}?token=${token}&to=erase`, { method: "GET" })).status).toBe(405);
    expect((await rows()).map(({ state }) => state)).toEqual(["sent"]);
  });
});
