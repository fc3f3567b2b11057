import { describe, expect, test } from "vitest";
import { makeLead, makeSettings } from "@/lib/enquiries/testing/make-lead";
import { canDeliver, channelsOf, keptLeadsNote } from "./delivery-mutations";

const mail = { SMTP_URL: "smtp://localhost" };
const webhook = { LEADS_WEBHOOK_URL: "https://crm.example", LEADS_WEBHOOK_SECRET: "secret" };

describe("the ways a lead takes", () => {
  test.each([
    ["a callback", {}, {}, ["staff-mail"]],
    ["a callback where there is a CRM", {}, webhook, ["staff-mail", "webhook"]],
    ["a brochure", { kind: "brochure", email: "a@b.example" }, {}, ["staff-mail", "visitor-mail"]],
    ["a loan with an address", { kind: "loan", email: "a@b.example" }, {}, ["staff-mail"]],
    [
      "a brochure, sent too quick",
      { kind: "brochure", email: "a@b.example", suspicion: "too-quick" },
      {},
      ["staff-mail"],
    ],
    ["a filled trap", { kind: "brochure", email: "a@b.example", suspicion: "trap" }, webhook, []],
  ] as const)("%s", (_, lead, settings, channels) => {
    expect(channelsOf(makeLead(lead), makeSettings(settings))).toEqual(channels);
  });
});

test("mail to the staff needs a server and an address, mail to a visitor only the server", () => {
  expect(canDeliver("staff-mail", makeSettings(mail))).toBe(true);
  expect(canDeliver("staff-mail", makeSettings({ ...mail, LEADS_EMAIL_TO: [] }))).toBe(false);
  expect(canDeliver("visitor-mail", makeSettings({ ...mail, LEADS_EMAIL_TO: [] }))).toBe(true);
  expect(canDeliver("visitor-mail", makeSettings())).toBe(false);
  expect(canDeliver("webhook", makeSettings(webhook))).toBe(true);
});

describe("the note at the start", () => {
  const note = (settings: object, API_BASE_URL?: string) =>
    keptLeadsNote({ ...makeSettings(settings), API_BASE_URL });

  test("says where leads are when nobody is told of them", () => {
    expect(note({})).toContain("npm run leads:export");
    expect(note({ ...mail, LEADS_EMAIL_TO: [] })).toContain("LEADS_EMAIL_TO");
  });

  test("is left out when somebody is, or when another backend takes them", () => {
    expect(note(mail)).toBeNull();
    expect(note(webhook)).toBeNull();
    expect(note({}, "https://api.example")).toBeNull();
  });
});
