import { expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { openLeadDesk } from "@/lib/desk/testing/lead-desk";
const desk = forAllTests(openLeadDesk);

const ask = async (since: string) => {
  const answer = await desk.ask(deskCallPaths.leadNews, {
    ...{ method: "GET", cookie: desk.owner, sent: { since } },
  });
  return { ...((await answer.json()) as { count?: number; message?: string }), status: answer.status };
};

test("new leads are counted since the moment of the newest one on the screen", async () => {
  const { newest } = await desk.inbox({});
  expect((await ask(newest ?? "2026-01-01 00:00:00+05:30")).status).toBe(200);
  await desk.newLead();
  expect(await ask("2026-01-01 00:00:00.123456+00")).toMatchObject({ status: 200, count: 1 });
  expect(await ask("2126-01-01 00:00:00+05:30")).toMatchObject({ status: 200, count: 0 });
});

test.each(["", "-100000000", "2026-02-30 10:00:00+00", "2026-13-01 10:00:00+00", "0000-01-01 10:00:00+00"])(
  "what is no moment is refused with a sentence: %s",
  async (since) => {
    expect(await ask(since)).toMatchObject({ status: 400, message: "since must be a moment." });
  },
);

test.each(["2026-01-01 25:00:00+00", "2026-01-01 10:00:00+99", "2026-01-01 10:00:00", "yesterday"])(
  "nor is %s one",
  async (since) => expect((await ask(since)).status).toBe(400),
);
