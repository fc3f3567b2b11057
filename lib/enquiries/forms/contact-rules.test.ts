import { describe, expect, test } from "vitest";
import { isQuiet } from "./call-hours";
import {
  clockHours,
  contactIn,
  contactRules,
  mayCallNow,
  sayChannels,
  sayHours,
  type StoredContact,
} from "./contact-rules";

const stored = (more: Partial<StoredContact> = {}): StoredContact => ({
  agreedAt: "2026-11-23T12:30:00.000Z",
  agreed: ["whatsapp", "sms", "phone", "email"],
  ...{ chosen: null, stoppedAt: null, callsFrom: null, callsUntil: null },
  ...more,
});

describe("how a consent stands", () => {
  test("it is good for 180 days to the moment, and ends by itself", () => {
    const end = "2027-05-22T12:30:00.000Z";
    expect(contactRules(stored()).until).toBe(end);
    expect(contactRules(stored(), new Date("2027-05-22T12:29:59.999Z")).state).toBe("allowed");
    expect(contactRules(stored(), new Date(end)).state).toBe("ended");
  });

  test("a stop goes before everything, and after the end it is still a stop", () => {
    const stop = stored({ stoppedAt: "2026-11-24T04:00:00.000Z" });
    expect(contactRules(stop, new Date("2026-11-24T04:00:00.000Z")).state).toBe("stopped");
    expect(contactRules(stop, new Date("2028-01-01T00:00:00.000Z")).state).toBe("stopped");
    expect(contactIn(stop)).toMatchObject({ stoppedAt: "2026-11-24T04:00:00.000Z", channels: [] });
  });

  test.each([
    [null, ["phone", "whatsapp", "sms", "email"], "allowed"],
    [["email"], ["email"], "allowed"],
    [["fax", "sms"], ["sms"], "allowed"],
    [[], [], "stopped"],
  ])("with %j chosen", (chosen, channels, state) => {
    const now = new Date("2026-11-23T13:00:00.000Z");
    expect(contactRules(stored({ chosen }), now)).toMatchObject({ channels, state });
  });

  test("nobody is reached on a way that was not agreed to, whatever is chosen", () => {
    expect(contactRules(stored({ agreed: ["phone"], chosen: ["phone", "whatsapp"] })).channels).toEqual([
      "phone",
    ]);
  });

  test("hours are those of everybody until somebody chooses his own", () => {
    expect(contactRules(stored())).toMatchObject({ hours: { from: 9, until: 21 }, hasOwnHours: false });
    expect(contactRules(stored({ callsFrom: 18, callsUntil: 20 }))).toMatchObject({
      ...{ hours: { from: 18, until: 20 }, hasOwnHours: true },
    });
  });
});

// India is 5 h 30 min ahead of UTC.
test.each([
  ["2026-11-23T03:29:59.999Z", true],
  ["2026-11-23T03:30:00.000Z", false],
  ["2026-11-23T15:29:59.999Z", false],
  ["2026-11-23T15:30:00.000Z", true],
  ["2026-11-23T19:00:00.000Z", true],
])("at %s it is quiet, with hours from 9 to 21: %s", (at, quiet) => {
  expect(isQuiet({ from: 9, until: 21 }, new Date(at))).toBe(quiet);
});

describe("whether staff may call at this hour in India", () => {
  const called = "2026-11-23T12:40:00.000Z";
  const usual = contactRules(stored(), new Date(called));

  test.each([
    ["08:59", "asked", "no"],
    ["09:00", "yes", "yes"],
    ["20:59", "yes", "yes"],
    ["21:00", "asked", "no"],
    ["22:00", "asked", "no"],
  ])("at %s a first call: %s, a later one: %s", (clock, first, later) => {
    const now = new Date(`2026-11-24T${clock}+05:30`);
    expect(mayCallNow(usual, null, now)).toBe(first);
    expect(mayCallNow(usual, called, now)).toBe(later);
  });

  test("hours that were chosen bind the first call too", () => {
    const own = contactRules(stored({ callsFrom: 10, callsUntil: 12 }), new Date(called));
    expect(mayCallNow(own, null, new Date("2026-11-24T12:00+05:30"))).toBe("no");
    expect(mayCallNow(own, null, new Date("2026-11-24T11:59+05:30"))).toBe("yes");
  });
});

test("hours and ways in words, and as programs read them", () => {
  expect(sayHours({ from: 9, until: 21 })).toBe("9 AM to 9 PM");
  expect(sayHours({ from: 0, until: 12 })).toBe("12 AM to 12 PM");
  expect(sayHours({ from: 13, until: 24 })).toBe("1 PM to 12 AM");
  expect(clockHours({ from: 9, until: 24 })).toEqual({
    from: "09:00",
    until: "24:00",
    timeZone: "Asia/Kolkata",
  });
  expect(sayChannels(["email", "phone", "whatsapp"])).toBe("phone call, WhatsApp and email");
  expect(sayChannels(["sms", "email"])).toBe("SMS and email");
  expect(sayChannels(["email"])).toBe("email");
});
