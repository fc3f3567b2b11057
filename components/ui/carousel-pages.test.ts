import { expect, test } from "vitest";
import { nextIndex, pageCount, pageOf } from "./carousel-pages";

test.each([
  [6, 2, 3],
  [6, 1, 6],
  [5, 2, 3],
  [10, 3, 4],
  [10, 1.08, 10],
  [3, 4, 1],
])("%d slides, %d in view: %d pages", (slides, perView, pages) => {
  expect(pageCount(slides, perView)).toBe(pages);
});

test("of six slides shown two at a time, the page is that of the first one in view", () => {
  expect([0, 1, 2, 3, 4].map((index) => pageOf(index, 4, 6, 2))).toEqual([0, 0, 1, 1, 2]);
});

test("at the end of the row the last page is shown, also when it isn't full", () => {
  expect(pageOf(3, 3, 5, 2)).toBe(2);
});

test("of six slides shown one at a time, each is a page", () => {
  expect([0, 1, 5].map((index) => pageOf(index, 5, 6, 1))).toEqual([0, 1, 5]);
});

test("a row that doesn't loop ends at its last position", () => {
  expect(nextIndex({ index: 3, last: 4, loop: false })).toBe(4);
  expect(nextIndex({ index: 4, last: 4, loop: false })).toBeNull();
});

test("a row that loops goes on for ever", () => {
  expect(nextIndex({ index: 13, last: 13, loop: true })).toBe(14);
});

test("a rotation among the first three begins again after the third, wherever it was", () => {
  const from = (index: number) => nextIndex({ index, last: 7, loop: false, among: 3 });
  expect([0, 1, 2, 7].map(from)).toEqual([1, 2, 0, 0]);
});

test("a rotation never goes to what can't be reached", () => {
  expect(nextIndex({ index: 1, last: 1, loop: false, among: 3 })).toBe(0);
});
