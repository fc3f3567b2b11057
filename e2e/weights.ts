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
export const reason: Reason = { raised: "2026-11-28", why: "React's data go out as Next writes them" };

/** In another language is what has other words: a row in English says nothing of them. Hindi is never above Telugu. A row is a line. */
// prettier-ignore
export const pages: Record<string, Weights | (Weights & Reason)> = {
  "/": { scripts: 23.8, own: 12.2, html: 21.4, head: 2.6, markup: 92.3, data: 123.2, jsonLd: 1.5 },
  "/propertylist": { scripts: 41.7, own: 27, html: 20.5, head: 3, markup: 93.8, data: 72.7, jsonLd: 2 },
  "/propertylist?view=map": { scripts: 43.4, own: 28.8, html: 23.6, head: 3, markup: 101.5, data: 101.9, jsonLd: 2 },
  "/propertylist?view=places": { scripts: 43.4, own: 28.8, html: 22.4, head: 3, markup: 103.9, data: 97.8, jsonLd: 2 },
  "/propertylist?location=Hyderabad": { scripts: 41.7, own: 27, html: 21.7, head: 3.2, markup: 98.6, data: 78.7, jsonLd: 3.5 },
  "/propertydetails/1": { scripts: 43.9, own: 30.3, html: 23.4, head: 2.8, markup: 85.4, data: 122.4, jsonLd: 5 },
  "/propertydetails/45": { scripts: 43.9, own: 30.3, html: 23.9, head: 2.8, markup: 104, data: 162.7, jsonLd: 5.1 },
  "/faqs": { scripts: 14.6, own: 0, html: 12.9, head: 2.1, markup: 28.5, data: 70, jsonLd: 5.1 },
  "/home-loan": { scripts: 15.7, own: 1.1, html: 16.6, head: 2.3, markup: 41.8, data: 92.5, jsonLd: 7.8 },
  "/blog": { scripts: 15.8, own: 1.1, html: 13.7, head: 2.5, markup: 38.4, data: 77.4, jsonLd: 6 },
  "/blog-detail/what-an-emi-does-over-20-years": { scripts: 15.8, own: 1.1, html: 14.9, head: 2.9, markup: 33.9, data: 71.9, jsonLd: 1.2 },
  "/compare?project=1&project=2": { scripts: 17.3, own: 3.7, html: 13.6, head: 2, markup: 40.5, data: 77.7, jsonLd: 0 },
  "/visit-sheet?project=1": { scripts: 17.1, own: 2.5, html: 13.2, head: 2.2, markup: 33.4, data: 71.3, jsonLd: 0 },
  "/price-trends/hyderabad/kokapet": { scripts: 14.6, own: 0, html: 13, head: 2.5, markup: 33.3, data: 77, jsonLd: 1.5 },
  "/aboutus": { scripts: 14.6, own: 0, html: 12.9, head: 2.4, markup: 28.7, data: 65.7, jsonLd: 1.6 },
  "/privacy-policy": { scripts: 14.6, own: 0, html: 16, head: 2.4, markup: 41.9, data: 83.3, jsonLd: 0.3 },
  "/interior-design": { scripts: 21.9, own: 8.3, html: 11.9, head: 2.5, markup: 26.2, data: 57.2, jsonLd: 0.3 },
  "/te": { scripts: 26.6, own: 15, html: 24.1, head: 3.7, markup: 109.1, data: 140.4, jsonLd: 1.5 },
  "/te/propertylist": { scripts: 46.5, own: 33.2, html: 22.9, head: 4.4, markup: 114.1, data: 83.1, jsonLd: 2.1 },
  "/te/propertylist?view=map": { scripts: 48.3, own: 35, html: 26.4, head: 4.5, markup: 122, data: 114.9, jsonLd: 2.1 },
  "/te/propertylist?location=Hyderabad": { scripts: 46.5, own: 33.2, html: 24.3, head: 4.6, markup: 121.4, data: 92.5, jsonLd: 5 },
  "/te/propertydetails/44": { scripts: 47.4, own: 34.1, html: 24.9, head: 3.8, markup: 99.3, data: 135.8, jsonLd: 5.5 },
  "/te/faqs": { scripts: 14.2, own: 0.9, html: 14.7, head: 3.4, markup: 39.3, data: 88, jsonLd: 11 },
  "/te/emi-calculator": { scripts: 27.3, own: 14, html: 14.3, head: 3.2, markup: 40.6, data: 64.1, jsonLd: 1.2 },
  "/te/contactus": { scripts: 24.3, own: 11, html: 13.8, head: 3, markup: 34.6, data: 67.6, jsonLd: 1.7 },
  "/te/shortlist": { scripts: 42.6, own: 29.3, html: 10.9, head: 2.6, markup: 27.2, data: 58.7, jsonLd: 0 },
  "/te/total-cost": { scripts: 32.6, own: 19.3, html: 15.6, head: 3.4, markup: 53.7, data: 71.8, jsonLd: 1.3 },
  "/te/builders/nirvanta-builders": { scripts: 18.1, own: 4.8, html: 16.9, head: 3.6, markup: 74.6, data: 116.3, jsonLd: 3.8 },
  "/hi/propertylist": { scripts: 46.3, own: 33, html: 22.6, head: 4.2, markup: 111.5, data: 82.5, jsonLd: 2.1 },
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
