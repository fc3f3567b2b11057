import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { leadAnswerSchema } from "@/lib/contract/answers";
import { contextHeader } from "@/lib/enquiries/forms/lead-context-names";
import { forgetAllLimits } from "@/lib/process/rate-limits";
import { freshPhone, goodBody } from "./testing/lead-bodies";
import { openLeadApi } from "./testing/lead-api";
const api = forAllTests(openLeadApi);
beforeEach(forgetAllLimits);

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

  // The shortest have fewer digits than any of the first five.
  test.each([
    ["+966", "050 123 4567", "+966501234567"],
    ["+61", "0412 345 678", "+61412345678"],
    ["+91", "+49 1512 3456789", "+4915123456789"],
    ["+376", "312345", "+376312345"],
  ])("of any country is stored: with %s chosen, %s is %s", async (countryCode, phoneNumber, phone) => {
    const headers = { [contextHeader]: `${new URLSearchParams({ countryCode })}` };
    const answer = await api.send("createContact", goodBody.createContact({ phoneNumber }), headers);
    const { reference } = leadAnswerSchema.parse(await answer.json()).data;
    expect(await phoneOf(reference)).toBe(phone);
  });

  test("is told what is wrong with it in words that fit its country", async () => {
    const headers = { [contextHeader]: "countryCode=%2B966" };
    const answer = await api.send("createContact", goodBody.createContact({ phoneNumber: "12345" }), headers);
    expect(await answer.text()).toContain("Please enter a valid phone number of that country.");
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
