import { expect, test, vi } from "vitest";
import type { LeadReply } from "@/lib/api/browser-client";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import { emptyState, invalidState, stateAfterTyping, stateFromDraft } from "./form-state";
import { createLeadSender } from "./send-lead";
import { parseUnsent } from "./unsent-answers";

const reply = (status: number): LeadReply => ({
  ok: status < 300,
  status,
  message: null,
  reference: null,
  correction: null,
  consent: null,
  errors: {},
  firstError: null,
});
const parcel = { path: "/x", body: { name: "Asha" }, countryCode: "+91", context: "form=contact" };

/** A sender whose calls get these answers in turn, and the keys that it used. */
function senderOf(answers: (number | Error)[], isOnline = true) {
  const keys: string[] = [];
  let made = 0;
  const wait = vi.fn(async () => {});
  const send = createLeadSender({
    post: async (_path, _body, headers) => {
      keys.push(headers["Idempotency-Key"] ?? "");
      const answer = answers.shift() ?? 201;
      if (answer instanceof Error) throw answer;
      return reply(answer);
    },
    isOnline: () => isOnline,
    wait,
    newKey: () => `key-${(made += 1)}`,
  });
  return { send, keys, wait };
}

test.each([502, 503, 504, new TypeError("no network")])(
  "tries once more after %s, with the same key",
  async (fault) => {
    const { send, keys, wait } = senderOf([fault, 201]);
    expect(await send(parcel)).toMatchObject({ ok: true });
    expect(keys).toEqual(["key-1", "key-1"]);
    expect(wait).toHaveBeenCalledWith(800);
  },
);

test("tries no third time", async () => {
  const { send, keys } = senderOf([503, 503]);
  expect(await send(parcel)).toMatchObject({ status: 503 });
  expect(keys).toHaveLength(2);
});

test.each([400, 429, 500])("takes %d for an answer", async (status) => {
  const { send, keys } = senderOf([status]);
  expect(await send(parcel)).toMatchObject({ status });
  expect(keys).toHaveLength(1);
});

test("waits neither offline nor after a time-out", async () => {
  const offline = senderOf([new TypeError("no network")], false);
  expect(await offline.send(parcel)).toBeNull();
  expect(offline.keys).toHaveLength(1);
  const slow = senderOf([Object.assign(new Error(), { name: "TimeoutError" })]);
  expect(await slow.send(parcel)).toBeNull();
  expect(slow.keys).toHaveLength(1);
});

test("the same words keep their key until they arrived; other words get another", async () => {
  const { send, keys } = senderOf([400, 400, 400, 201, 201]);
  await send(parcel);
  await send(parcel);
  await send({ ...parcel, countryCode: "+65" });
  await send({ ...parcel, body: { name: "Ravi" } });
  await send({ ...parcel, body: { name: "Ravi" } });
  expect(keys).toEqual(["key-1", "key-1", "key-2", "key-3", "key-4"]);
});

test("a key that belongs to other words is given up", async () => {
  const { send, keys } = senderOf([409, 201]);
  await send(parcel);
  await send(parcel);
  expect(keys).toEqual(["key-1", "key-2"]);
});

const { enquiry, contact } = leadForms;

test("typing clears every message of an enquiry, and in the other forms the one of its field", () => {
  const errors = { name: "Please enter your name.", allowContact: "Please agree to be contacted" };
  expect(stateAfterTyping(invalidState(enquiry, errors), enquiry, "phoneNumber")).toMatchObject({
    errors: {},
  });
  const wrong = invalidState(contact, { fullName: "Missing", phoneNumber: "Wrong" });
  const once = stateAfterTyping(wrong, contact, "fullName");
  expect(once).toEqual({ ...wrong, errors: { phoneNumber: "Wrong" } });
  expect(stateAfterTyping(once, contact, "phoneNumber")).toMatchObject({ errors: {}, summary: undefined });
});

test("typing where nothing is wrong draws nothing anew", () => {
  expect(stateAfterTyping(emptyState, enquiry, "name")).toBe(emptyState);
  expect(stateAfterTyping(emptyState, contact, "fullName")).toBe(emptyState);
});

test("typing leaves the thanks", () => {
  const thanked = { ...emptyState, thanks: { text: "Thank you!", reference: null } };
  expect(stateAfterTyping(thanked, enquiry, "name").thanks).toBe(thanked.thanks);
});

test("a form that came back shows its errors, a problem, or the way to the contact form", () => {
  expect(stateFromDraft(enquiry, null)).toBe(emptyState);
  expect(stateFromDraft(enquiry, { errors: { name: "Missing" } })).toMatchObject({
    errors: { name: "Missing" },
    summary: "Please fix the errors below.",
  });
  const problem = stateFromDraft(enquiry, { errors: {}, problem: "Too many." });
  expect(problem.failure).toMatchObject({ text: "Too many.", callUs: true, toContact: false, isAbove: true });
  const gone = stateFromDraft(enquiry, { errors: { propertyId: "Gone." } });
  expect(gone.failure).toMatchObject({ text: "Gone.", toContact: true });
  expect(gone.summary).toBeUndefined();
});

test("what was typed and not sent is there for half an hour", () => {
  const values = { name: "Asha Rao", phoneNumber: "9123456780" };
  const kept = JSON.stringify({ at: 1_000, values });
  expect(parseUnsent(kept, 1_000 + 29 * 60_000)).toEqual(values);
  expect(parseUnsent(kept, 1_000 + 30 * 60_000)).toEqual({});
  expect(parseUnsent("{", 1_000)).toEqual({});
});
