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
export const reason: Reason = { raised: "2026-11-28", why: "3 kB of scripts for the links of Next" };

/** In another language is what has other words: a row in English says nothing of them. Hindi is never above Telugu. A row is a line. */
// prettier-ignore
export const pages: Record<string, Weights | (Weights & Reason)> = {
  "/": { scripts: 24.3, own: 11.6, html: 15.6, head: 2.6, markup: 94.3, data: 16.8, jsonLd: 1.5 },
  "/propertylist": { scripts: 40.1, own: 26, html: 14.6, head: 3, markup: 95.9, data: 8.1, jsonLd: 2 },
  "/propertylist?view=map": { scripts: 42, own: 27.8, html: 15.5, head: 3, markup: 102.6, data: 7, jsonLd: 2 },
  "/propertylist?view=places": { scripts: 42, own: 27.8, html: 15.1, head: 3, markup: 105, data: 7, jsonLd: 2 },
  "/propertylist?location=Hyderabad": { scripts: 40.1, own: 26, html: 15.4, head: 3.2, markup: 100.8, data: 8.9, jsonLd: 3.5 },
  "/propertydetails/1": { scripts: 43.8, own: 29.7, html: 16.3, head: 2.8, markup: 87.1, data: 15, jsonLd: 5 },
  "/propertydetails/45": { scripts: 43.8, own: 29.7, html: 16.3, head: 2.9, markup: 105.9, data: 14.5, jsonLd: 5.2 },
  "/faqs": { scripts: 14.1, own: 0, html: 8.7, head: 2.2, markup: 29.5, data: 6.9, jsonLd: 5.2 },
  "/home-loan": { scripts: 15.2, own: 1.1, html: 11.2, head: 2.4, markup: 43, data: 8.3, jsonLd: 7.8 },
  "/blog": { scripts: 15.3, own: 1.1, html: 9.4, head: 2.5, markup: 39.6, data: 14.5, jsonLd: 6 },
  "/blog-detail/what-an-emi-does-over-20-years": { scripts: 16.3, own: 2.2, html: 10.5, head: 2.9, markup: 35, data: 10.9, jsonLd: 1.2 },
  "/compare?project=1&project=2": { scripts: 17.9, own: 3.7, html: 10, head: 2, markup: 41.5, data: 27.7, jsonLd: 0 },
  "/visit-sheet?project=1": { scripts: 16.6, own: 2.5, html: 9.6, head: 2.2, markup: 34.3, data: 21.8, jsonLd: 0 },
  "/price-trends/hyderabad/kokapet": { scripts: 14.1, own: 0, html: 8.1, head: 2.5, markup: 34.3, data: 6.6, jsonLd: 1.6 },
  "/aboutus": { scripts: 15.2, own: 1, html: 9.2, head: 2.4, markup: 29.6, data: 16.2, jsonLd: 1.7 },
  "/privacy-policy": { scripts: 14.1, own: 0, html: 10.8, head: 2.4, markup: 42.8, data: 7.3, jsonLd: 0.3 },
  "/interior-design": { scripts: 21.9, own: 7.7, html: 8.2, head: 2.5, markup: 27.2, data: 9.2, jsonLd: 0.3 },
  "/te": { scripts: 27.1, own: 14.3, html: 17.8, head: 3.8, markup: 110.8, data: 17.9, jsonLd: 1.5 },
  "/te/propertylist": { scripts: 45.8, own: 32, html: 16.5, head: 4.4, markup: 116.4, data: 9.1, jsonLd: 2.1 },
  "/te/propertylist?view=map": { scripts: 47.8, own: 34, html: 17.7, head: 4.5, markup: 123.3, data: 7.7, jsonLd: 2.1 },
  "/te/propertylist?location=Hyderabad": { scripts: 45.8, own: 32, html: 17.5, head: 4.6, markup: 123.7, data: 9.9, jsonLd: 5 },
  "/te/propertydetails/44": { scripts: 47.3, own: 33.5, html: 17.8, head: 3.9, markup: 101.1, data: 16.7, jsonLd: 5.6 },
  "/te/faqs": { scripts: 14.8, own: 0.9, html: 10.2, head: 3.4, markup: 40.1, data: 8.1, jsonLd: 11 },
  "/te/emi-calculator": { scripts: 27.8, own: 14, html: 10.5, head: 3.2, markup: 41.4, data: 9.1, jsonLd: 1.2 },
  "/te/contactus": { scripts: 24.2, own: 10.3, html: 10.1, head: 3, markup: 35.3, data: 13.2, jsonLd: 1.7 },
  "/te/shortlist": { scripts: 43.2, own: 29.3, html: 7.4, head: 2.6, markup: 27.8, data: 7.9, jsonLd: 0 },
  "/te/total-cost": { scripts: 33, own: 19.2, html: 11.9, head: 3.5, markup: 54.5, data: 15.9, jsonLd: 1.3 },
  "/te/builders/nirvanta-builders": { scripts: 18.7, own: 4.8, html: 11.4, head: 3.6, markup: 75.7, data: 18.3, jsonLd: 3.8 },
  "/hi/propertylist": { scripts: 45.6, own: 31.8, html: 16.3, head: 4.3, markup: 113.6, data: 9, jsonLd: 2.1 },
};

/** All kinds of bytes together, until a phone has its first screen. */
export const firstScreens: Record<string, number> = { "/propertylist": 235, "/propertydetails/1": 246 };

/** The same of a whole page with Save-Data: the most of some runs, as the browser chooses how many pictures are near. */
export const withSaveData: Record<string, number> = {
  "/": 60,
  "/propertylist": 55,
  "/propertydetails/1": 60,
  "/blog": 60,
  "/compare?project=1&project=2": 53,
};

export const bars = { home: 35, guide: 22, other: 55, html: 26, plain: 160, firstScreen: 290, saveData: 130 };

/** What weighs `kB` in a table above may weigh this. */
export const limitOf = (kB: number, bar: number) => Math.min(kB * 1.1, bar);
