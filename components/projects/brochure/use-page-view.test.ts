import { describe, expect, test } from "vitest";
import { currentPage, documentStart, layOut, placeAt, scrollTo } from "./use-page-view";

const a4 = { width: 600, height: 800 };
const wide = { width: 1_600, height: 800 };
const pages = [a4, wide, a4];
const layout = layOut(pages, 300, 332, 16);
const view = { top: 0, left: 0, width: 332, height: 500 };

test("pages stand below each other, equally wide", () => {
  expect(layout).toEqual({ width: 300, left: 16, tops: [16, 432, 598], heights: [400, 150, 400], gap: 16 });
  expect(layOut(pages, 900, 332, 16).left).toBe(16);
});

describe("the current page", () => {
  test.each([
    [0, 1, 1],
    [416, 1, 2],
    [416, 3, 2],
    [582, 2, 3],
    [582, 1, 3],
  ])("scrolled by %d after page %d is page %d", (top, before, page) => {
    expect(currentPage(layout, { ...view, top }, before)).toBe(page);
  });

  test("of several that are whole is the one chosen before", () => {
    const short = layOut([wide, wide, wide], 300, 332, 16);
    for (const page of [1, 2, 3]) expect(currentPage(short, { ...view, height: 900 }, page)).toBe(page);
  });
});

describe("the place in the middle", () => {
  test("stays there through a zoom", () => {
    const place = placeAt(layout, { ...view, top: 300 });
    expect(place).toEqual({ page: 1, x: 0.5, y: (550 - 432) / 150 });
    const larger = layOut(pages, 900, 332, 16);
    const { top, left } = scrollTo(larger, place, view);
    const after = placeAt(larger, { ...view, top, left });
    expect(after.page).toBe(1);
    expect(after.x).toBeCloseTo(0.5);
    expect(after.y).toBeCloseTo(place.y);
  });

  test("at the top is the start, which stays at the top", () => {
    const place = placeAt(layout, view);
    expect(place).toEqual(documentStart);
    expect(scrollTo(layOut(pages, 900, 332, 16), place, view)).toEqual({ top: 0, left: 300 });
  });

  test("of no pages is the start", () => {
    expect(placeAt(layOut([], 300, 332, 16), view)).toEqual(documentStart);
  });
});
