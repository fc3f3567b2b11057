/**
 * What pages weigh, in kB of 1,000 bytes. A page may weigh a tenth more than stands here, as less is nothing that a visitor
 * feels, and never more than its bar (docs/quality.md). Whoever raises a figure gives its row a day and a reason. The
 * long test prints all rows as they are now (`npm test -- e2e/weights.long.spec.ts`).
 */
export type Weights = {
  /** Over those of an empty page, with gzip. */
  scripts: number;
  /** Those of them that not every page has. */
  own: number;
  /** The document with brotli, as all but its first visitors get it. */
  html: number;
  /** Its parts without brotli, to tell which of them grew. */
  head: number;
  markup: number;
  /** For React, and the other scripts in the document. */
  data: number;
  jsonLd: number;
};

type Reason = { raised: string; why: string };

/** Of the rows that have none of their own. */
export const reason: Reason = {
  raised: "2026-11-28",
  why: "React's data go out as Next writes them, and the desk has a root layout of its own",
};

/** In another language is what has other words: a row in English says nothing of them. Hindi is never above Telugu. A row is a line. */
// prettier-ignore
export const pages: Record<string, Weights | (Weights & Reason)> = {
  "/": { scripts: 26.1, own: 12.1, html: 21.9, head: 2.6, markup: 92.3, data: 125.1, jsonLd: 1.5 },
  "/propertylist": { scripts: 43.8, own: 26.8, html: 21, head: 3, markup: 93.8, data: 74.7, jsonLd: 2 },
  "/propertylist?view=map": { scripts: 45.5, own: 28.5, html: 24.1, head: 3, markup: 101.5, data: 103.8, jsonLd: 2 },
  "/propertylist?view=places": { scripts: 45.5, own: 28.5, html: 22.8, head: 3, markup: 103.9, data: 99.7, jsonLd: 2 },
  "/propertylist?location=Hyderabad": { scripts: 43.8, own: 26.8, html: 22.2, head: 3.2, markup: 98.6, data: 80.7, jsonLd: 3.5 },
  "/propertydetails/1": { scripts: 46.2, own: 30.3, html: 23.8, head: 2.8, markup: 85.4, data: 124.3, jsonLd: 5 },
  "/propertydetails/45": { scripts: 46.2, own: 30.3, html: 24.4, head: 2.8, markup: 104, data: 164.7, jsonLd: 5.1 },
  "/faqs": { scripts: 17, own: 0, html: 13.4, head: 2.1, markup: 28.5, data: 72, jsonLd: 5.1 },
  "/home-loan": { scripts: 18.1, own: 1.1, html: 17, head: 2.3, markup: 41.8, data: 94.5, jsonLd: 7.8 },
  "/blog": { scripts: 18.1, own: 1.1, html: 14.2, head: 2.5, markup: 38.4, data: 79.3, jsonLd: 6 },
  "/blog-detail/what-an-emi-does-over-20-years": { scripts: 18.1, own: 1.1, html: 15.4, head: 2.9, markup: 33.9, data: 73.9, jsonLd: 1.2 },
  "/compare?project=1&project=2": { scripts: 19.7, own: 3.7, html: 14, head: 2, markup: 40.5, data: 79.6, jsonLd: 0 },
  "/visit-sheet?project=1": { scripts: 19.5, own: 2.5, html: 13.7, head: 2.2, markup: 33.4, data: 73.2, jsonLd: 0 },
  "/price-trends/hyderabad/kokapet": { scripts: 17, own: 0, html: 13.5, head: 2.5, markup: 33.3, data: 78.9, jsonLd: 1.5 },
  "/aboutus": { scripts: 17, own: 0, html: 13.4, head: 2.4, markup: 28.7, data: 67.6, jsonLd: 1.6 },
  "/privacy-policy": { scripts: 17, own: 0, html: 16.4, head: 2.4, markup: 41.9, data: 85.3, jsonLd: 0.3 },
  "/interior-design": { scripts: 24.3, own: 8.3, html: 12.3, head: 2.5, markup: 26.2, data: 59.1, jsonLd: 0.3 },
  "/te": { scripts: 26.1, own: 12.1, html: 24.4, head: 3.7, markup: 109.1, data: 140.6, jsonLd: 1.5 },
  "/te/propertylist": { scripts: 43.8, own: 26.8, html: 23.6, head: 4.4, markup: 114.1, data: 84.9, jsonLd: 2.1 },
  "/te/propertylist?view=map": { scripts: 45.5, own: 28.5, html: 27, head: 4.5, markup: 122, data: 116.8, jsonLd: 2.1 },
  "/te/propertylist?location=Hyderabad": { scripts: 43.8, own: 26.8, html: 24.9, head: 4.6, markup: 121.4, data: 94.2, jsonLd: 5 },
  "/te/propertydetails/44": { scripts: 46.2, own: 30.3, html: 25.5, head: 3.8, markup: 99.3, data: 137.2, jsonLd: 5.5 },
  "/te/faqs": { scripts: 17, own: 0, html: 15.4, head: 3.4, markup: 39.3, data: 90.3, jsonLd: 11 },
  "/te/emi-calculator": { scripts: 27.4, own: 10.4, html: 15, head: 3.2, markup: 40.6, data: 66.1, jsonLd: 1.2 },
  "/te/contactus": { scripts: 25.5, own: 8.5, html: 14.5, head: 3, markup: 34.6, data: 69.4, jsonLd: 1.7 },
  "/te/shortlist": { scripts: 41.2, own: 24.2, html: 11.5, head: 2.6, markup: 27.2, data: 60.5, jsonLd: 0 },
  "/te/total-cost": { scripts: 29.3, own: 12.3, html: 16.3, head: 3.4, markup: 53.6, data: 73.8, jsonLd: 1.3 },
  "/te/builders/nirvanta-builders": { scripts: 19.1, own: 3.1, html: 17.5, head: 3.6, markup: 74.6, data: 117.9, jsonLd: 3.8 },
  "/hi/propertylist": { scripts: 43.8, own: 26.8, html: 23.3, head: 4.2, markup: 111.5, data: 84.3, jsonLd: 2.1 },
};

/** All kinds of bytes together, until a phone has its first screen. */
export const firstScreens: Record<string, number> = { "/propertylist": 246, "/propertydetails/1": 257 };

/** The same of a whole page with Save-Data: the most of some runs, as the browser chooses how many pictures are near. */
export const withSaveData: Record<string, number> = {
  "/": 70,
  "/propertylist": 57,
  "/propertydetails/1": 60,
  "/blog": 63,
  "/compare?project=1&project=2": 53,
};

export const bars = { home: 35, guide: 22, other: 55, html: 29, plain: 300, firstScreen: 290, saveData: 130 };

/** What weighs `kB` in a table above may weigh this. */
export const limitOf = (kB: number, bar: number) => Math.min(kB * 1.1, bar);
