import fc from "fast-check";
import { getCountries, getExampleNumber } from "libphonenumber-js/core";
import examples from "libphonenumber-js/mobile/examples";
import metadata from "libphonenumber-js/min/metadata";
import { describe, expect, test } from "vitest";
import { namedCountries } from "./other-countries";
import { keepInPhoneBox, readPhoneNumber, sayPhoneNumber, toCountryCode, toE164 } from "./phone-number";

const e164 = (typed: string, chosen = "+91") => {
  const number = readPhoneNumber(typed, toCountryCode(chosen));
  return number && toE164(number);
};

describe("a number as people write it", () => {
  test.each([
    ["9123456780", "+919123456780"],
    ["+91 9123456780", "+919123456780"],
    ["+91-91234-56780", "+919123456780"],
    ["(+91) 91234 56780", "+919123456780"],
    ["+91 (0) 91234 56780", "+919123456780"],
    ["0091 9123456780", "+919123456780"],
    ["919123456780", "+919123456780"],
    ["91 9876543210", "+919876543210"],
    ["0 9123456780", "+919123456780"],
    ["091 91234 56780", "+919123456780"],
    ["91234\u00a056780", "+919123456780"],
    ["\u202a+91 91234 56780\u202c", "+919123456780"],
    ["91234\u201356780", "+919123456780"],
    ["040 2345 6789", "+914023456789"],
    ["040-23456789", "+914023456789"],
    ["+91 40 2345 6789", "+914023456789"],
    ["(0863) 234 5678", "+918632345678"],
    ["08455 234567", "+918455234567"],
    ["0172 2741234", "+911722741234"],
    ["+1 (415) 555-2671", "+14155552671"],
    ["+44 7911 123456", "+447911123456"],
    ["+44 (0)20 7946 0958", "+442079460958"],
    ["00971 50 123 4567", "+971501234567"],
    ["+65 9123 4567", "+6591234567"],
    ["+966 50 123 4567", "+966501234567"],
    ["00974 3312 3456", "+97433123456"],
    ["+61 412 345 678", "+61412345678"],
    ["+49 (0)1512 3456789", "+4915123456789"],
  ])("%s is %s", (typed, number) => {
    expect(e164(typed)).toBe(number);
  });

  test.each([
    ["+65", "9123 4567", "+6591234567"],
    ["+65", "6591234567", "+6591234567"],
    ["+966", "050 123 4567", "+966501234567"],
    ["+61", "0412 345 678", "+61412345678"],
    ["+49", "01512 3456789", "+4915123456789"],
    ["+61", "+91 98480 12345", "+919848012345"],
    ["+971", "050 123 4567", "+971501234567"],
    ["+44", "07911 123456", "+447911123456"],
    ["+1", "+91 98480 12345", "+919848012345"],
    ["+44", "91 98480 12345", "+919848012345"],
  ])("with %s chosen, %s is %s", (chosen, typed, number) => {
    expect(e164(typed, chosen)).toBe(number);
  });

  test.each([
    "",
    "98",
    "0000000000",
    "9999999999",
    "+91 8888888888",
    "1234567890",
    "01234567890",
    "0912345678",
    "098765432",
    "98765432101",
    "+91 912345678",
    "+91 91234567801",
    "5012345678",
    "1002345678",
    "4012345678",
    "+61 112 345 678",
    "+999 412 345 678",
    "+65 9876543210",
    "+971 9876543210",
    "+1 015 555 2671",
    "+44 0000000000",
    "९८७६५४३२१०",
    "call me",
    "9876543210 or 9123456780",
    "<b>9876543210",
  ])("%j can't be called", (typed) => {
    expect(readPhoneNumber(typed)).toBeNull();
  });

  // A search that grows with the square of the length takes minutes for it.
  test("is not looked for in a megabyte of text", () => {
    expect(readPhoneNumber(`${"(".repeat(1_000_000)}x`)).toBeNull();
  });

  test("is read aloud in two halves, others with their code", () => {
    expect(sayPhoneNumber({ countryCode: "+91", national: "9123456780" })).toBe("91234 56780");
    expect(sayPhoneNumber({ countryCode: "+65", national: "91234567" })).toBe("+65 91234567");
  });
});

/** What stands in the box after each key, and in the end. */
function typeInto(keys: string, hasCodeField = true) {
  let text = "";
  let chosen = toCountryCode("+91");
  for (const key of keys) {
    const kept = keepInPhoneBox(text + key, { chosen, hasCodeField, isDone: false });
    text = kept.text;
    chosen = kept.countryCode && hasCodeField ? kept.countryCode : chosen;
  }
  const left = keepInPhoneBox(text, { chosen, hasCodeField, isDone: true });
  return { text: left.text, chosen: left.countryCode ?? chosen };
}

test("a mobile number of every country is read, and again from what is kept of it", () => {
  for (const country of getCountries(metadata)) {
    const example = getExampleNumber(country, examples, metadata)?.number ?? "";
    const number = readPhoneNumber(example);
    expect(number && toE164(number), country).toBe(example);
    expect(readPhoneNumber(number?.national ?? "", number?.countryCode), country).toEqual(number);
  }
});

test("every country stands in the list by its name in the page's language", () => {
  expect(namedCountries("en").find(({ code }) => code === "+966")?.name).toBe("Saudi Arabia");
  expect(namedCountries("te").find(({ code }) => code === "+61")).toMatchObject({
    name: "ఆస్ట్రేలియా",
    english: "Australia",
  });
});

describe("a phone box", () => {
  test.each([
    ["+91 9123456780", "9123456780", "+91"],
    ["09123456780", "9123456780", "+91"],
    ["919123456780", "9123456780", "+91"],
    ["00919123456780", "9123456780", "+91"],
    ["9123456780", "9123456780", "+91"],
    ["040 2345 6789", "4023456789", "+91"],
    ["+65 9123 4567", "91234567", "+65"],
    ["+44 20 7946 0958", "2079460958", "+44"],
    ["+966 50 123 4567", "501234567", "+966"],
    ["98a76-54 3210999", "9876543210", "+91"],
    ["९८७६५ ४३२१०", "9876543210", "+91"],
    ["+౯౧ ౯౮౭౬౫౪౩౨౧౦", "9876543210", "+91"],
    ["۹۸۷۶۵۴۳۲۱۰", "9876543210", "+91"],
    ["٩٨٧٦٥٤٣٢١٠", "9876543210", "+91"],
  ])("holds, after %s key by key, %s with %s", (keys, text, chosen) => {
    expect(typeInto(keys)).toEqual({ text, chosen });
  });

  test("that has no field for the country code keeps a foreign one in the box, and drops India's", () => {
    expect(typeInto("+65 9123 4567", false).text).toBe("+6591234567");
    expect(typeInto("+91 91234 56780", false).text).toBe("9123456780");
  });

  test("says that it left digits out, and leaves none out where a country code may be on its way", () => {
    const box = { chosen: "+91", hasCodeField: true, isDone: false } as const;
    expect(keepInPhoneBox("98765432101", box)).toMatchObject({ text: "9876543210", isCut: true });
    expect(keepInPhoneBox("91987654321", box)).toMatchObject({ text: "91987654321", isCut: false });
    expect(keepInPhoneBox("+9198765432", box)).toMatchObject({ text: "+9198765432", isCut: false });
    // A mobile number and two digits too many, or a landline after 91: nobody knows, so nothing is changed.
    expect(keepInPhoneBox("912345678012", box)).toMatchObject({ text: "912345678012", isCut: false });
  });
});

test("whatever way a mobile number is written, pasted or typed key by key, its ten digits stay", () => {
  const mobile = fc
    .tuple(fc.constantFrom(6, 7, 8, 9), fc.integer({ min: 0, max: 999_999_999 }))
    .map(([first, rest]) => `${first}${String(rest).padStart(9, "0")}`)
    .filter((digits) => !/^(\d)\1+$/.test(digits));
  const gap = fc.constantFrom("", "", "", " ", "-", ".", "  ");
  const written = fc
    .tuple(
      mobile,
      fc.constantFrom("", "0", "91", "+91", "0091", "(+91)", "+91 0"),
      fc.array(gap, { minLength: 11, maxLength: 11 }),
    )
    .map(([digits, before, gaps]) => ({
      digits,
      text: before + gaps[10] + [...digits].map((digit, place) => digit + gaps[place]).join(""),
    }));
  fc.assert(
    fc.property(written, ({ digits, text }) => {
      expect(e164(text)).toBe(`+91${digits}`);
      expect(typeInto(text)).toEqual({ text: digits, chosen: "+91" });
      expect(typeInto(text, false).text).toBe(digits);
    }),
    { numRuns: 2_000 },
  );
});
