import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { leadAnswerSchema } from "@/lib/contract/answers";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { freshPhone, goodBody } from "./testing/lead-bodies";
import { openLeadApi, type LeadApi } from "./testing/lead-api";

let api: LeadApi;
beforeAll(async () => {
  api = await openLeadApi();
});
beforeEach(forgetAllLimits);
afterAll(() => api.close());

async function phoneOf(reference: string): Promise<unknown> {
  const { rows } = await api.db.execute(sql`select phone from leads where reference = ${reference}`);
  return rows[0]?.phone;
}

describe("a phone number as people write it", () => {
  const national = freshPhone();
  test.each([
    `+91 ${national}`,
    `+91-${national.slice(0, 5)} ${national.slice(5)}`,
    `0091${national}`,
    `0${national}`,
  ])("%s is stored as ten digits with their country", async (phoneNumber) => {
    const answer = await api.send("createContact", goodBody.createContact({ phoneNumber }));
    const { reference } = leadAnswerSchema.parse(await answer.json()).data;
    expect(await phoneOf(reference)).toBe(`+91${national}`);
  });

  test("chooses its country by a code that was typed, without JavaScript too", async () => {
    const fields = { ...goodBody.createInterior({ phoneNumber: "+65 8123 4567" }), form: "interior" };
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    const response = await api.post("createInterior", { body });
    const { searchParams } = new URL(response.headers.get("location") ?? "", "http://site.test");
    expect(await phoneOf(searchParams.get("reference") ?? "")).toBe("+6581234567");
  });

  test.each(["0000000000", "9999999999", "1234567890", "0912345678", "5012345678"])(
    "%s gets the form's message, not a thank-you",
    async (phoneNumber) => {
      const answer = await api.send("createContact", goodBody.createContact({ phoneNumber }));
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("Phone number must be exactly 10 digits.");
    },
  );
});
