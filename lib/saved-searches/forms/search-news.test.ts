import { describe, expect, test } from "vitest";
import { type FoundHome, isMailingTime, knownAfter, mostKnown, nextMorning, searchNews } from "./search-news";
import { mailboxOf } from "../store/saved-search-mutations";
import { readSavedText, saySearch } from "./saved-query";

type Day = [found: Record<number, number | null>, news: string[]];
const say = ({ id, price, was }: { id: number; price: number | null; was: number | null }) =>
  was === null ? `new ${id} at ${price}` : `${id} at ${price}, was ${was}`;
const homes = (found: Record<number, number | null>): FoundHome[] =>
  Object.entries(found).map(([id, price]) => ({ id: Number(id), price }));

describe("what is new to a person, day by day, after the prices of the first day", () => {
  test.each<[string, Record<number, number | null>, Day[]]>([
    ["nothing changes", { 1: 90 }, [[{ 1: 90 }, []]]],
    [
      "a project comes, once",
      { 1: 90 },
      [
        [{ 1: 90, 2: 80 }, ["new 2 at 80"]],
        [{ 1: 90, 2: 80 }, []],
      ],
    ],
    ["the latest to come stands first", {}, [[{ 1: 90, 2: 80 }, ["new 2 at 80", "new 1 at 90"]]]],
    [
      "a price falls, and is told once",
      { 1: 90 },
      [
        [{ 1: 85 }, ["1 at 85, was 90"]],
        [{ 1: 85 }, []],
      ],
    ],
    [
      "a price falls twice",
      { 1: 90 },
      [
        [{ 1: 85 }, ["1 at 85, was 90"]],
        [{ 1: 80 }, ["1 at 80, was 85"]],
      ],
    ],
    ["a price rises: no news", { 1: 90 }, [[{ 1: 95 }, []]]],
    [
      "a price rises and falls again, not below what was told",
      { 1: 90 },
      [
        [{ 1: 85 }, ["1 at 85, was 90"]],
        [{ 1: 95 }, []],
        [{ 1: 88 }, []],
        [{ 1: 84 }, ["1 at 84, was 85"]],
      ],
    ],
    [
      "withdrawn and back at its price: known",
      { 1: 90 },
      [
        [{}, []],
        [{ 1: 90 }, []],
      ],
    ],
    [
      "withdrawn and back cheaper",
      { 1: 90 },
      [
        [{}, []],
        [{ 1: 80 }, ["1 at 80, was 90"]],
      ],
    ],
    [
      "no price, then one, then a lower one",
      { 1: null },
      [
        [{ 1: 90 }, []],
        [{ 1: 80 }, ["1 at 80, was 90"]],
      ],
    ],
    [
      "its price goes away and comes back",
      { 1: 90 },
      [
        [{ 1: null }, []],
        [{ 1: 90 }, []],
        [{ 1: 89 }, ["1 at 89, was 90"]],
      ],
    ],
    [
      "comes without a price",
      {},
      [
        [{ 3: null }, ["new 3 at null"]],
        [{ 3: null }, []],
      ],
    ],
    ["cheaper before new", { 1: 90 }, [[{ 1: 80, 2: 70 }, ["1 at 80, was 90", "new 2 at 70"]]]],
  ])("%s", (_, first, days) => {
    let known = knownAfter(new Map(), homes(first));
    for (const [found, news] of days) {
      expect(searchNews(known, homes(found)).map(say)).toEqual(news);
      known = knownAfter(known, homes(found));
    }
  });
});

test("what is remembered has a bound, and what the search finds now is never left out", () => {
  const many = (from: number) => Array.from({ length: 3_000 }, (_, at) => ({ id: from + at, price: 1 }));
  let known = knownAfter(new Map(), many(1));
  for (const from of [10_000, 20_000, 30_000]) known = knownAfter(known, many(from));
  expect(known.size).toBe(mostKnown);
  expect(searchNews(known, many(30_000))).toEqual([]);
});

test.each([
  ["Asha@Example.COM", "asha@example.com"],
  [" asha+homes@example.com ", "asha@example.com"],
  ["a.sha@example.com", "a.sha@example.com"],
  ["A.Sha+x@gmail.com", "asha@gmail.com"],
  ["asha@googlemail.com", "asha@gmail.com"],
])("%s is the mailbox %s", (typed, mailbox) => {
  expect(mailboxOf(typed)).toBe(mailbox);
});

test("one search has one query and one name, whatever the order of its words", () => {
  const one = readSavedText("bedrooms=3BHK&location=Kokapet&sort=price_asc&page=3");
  const other = readSavedText("page=1&location=kokapet&location=Kokapet&bedrooms=3bhk");
  expect(one.query).toBe(other.query);
  expect(saySearch(one.filters)).toBe("3 BHK homes for sale in Kokapet");
  expect(saySearch(readSavedText("").filters)).toBe("Homes and plots for sale");
  expect(saySearch(readSavedText("propertyType=Villa&location=Hyderabad&budget=1cr-2cr").filters)).toMatch(
    /^Villas for sale in Hyderabad, ₹1/,
  );
  const drawn = readSavedText("view=map&bounds=17.4,78.3,17.5,78.3,17.5,78.4");
  expect(drawn.query).toBe("bounds=17.4%2C78.3%2C17.5%2C78.3%2C17.5%2C78.4");
  expect(saySearch(drawn.filters)).toBe("Homes and plots for sale, Drawn area");
  expect(readSavedText("view=map&bounds=17.4,78.3,17.5,78.4").query).toBe("");
  const odd = readSavedText("constructor=1&toString=1&__proto__=1&hasOwnProperty&location=Kokapet");
  expect([odd.query, odd.unknown]).toEqual(["location=Kokapet", []]);
  expect(readSavedText("bedrooms=99BHK").unknown).toEqual([{ of: "bedrooms", value: "99BHK" }]);
});

test.each([
  // 9 AM in India is 3:30 in UTC.
  ["2026-11-23T03:29:00Z", false, "2026-11-24T03:30:00.000Z"],
  ["2026-11-23T03:30:00Z", true, "2026-11-24T03:30:00.000Z"],
  ["2026-11-23T15:29:00Z", true, "2026-11-24T03:30:00.000Z"],
  ["2026-11-23T15:30:00Z", false, "2026-11-24T03:30:00.000Z"],
  // In India the next day has begun.
  ["2026-12-31T18:31:00Z", false, "2027-01-02T03:30:00.000Z"],
])("at %s mails go out: %s, and the next look is at %s", (at, mails, next) => {
  const hours = { from: 9, until: 21 };
  expect(isMailingTime(new Date(at), hours)).toBe(mails);
  expect(nextMorning(new Date(at), hours).toISOString()).toBe(next);
});
