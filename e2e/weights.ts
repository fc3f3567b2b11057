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
  raised: "2026-12-01",
  why: "minutes by metro, landmarks, carpet areas and the own EMI on lists and projects; times for a visit in the forms; the typeface with Save-Data too",
};

/** In another language is what has other words: a row in English says nothing of them. Hindi is never above Telugu. A row is a line. */
// prettier-ignore
export const pages: Record<string, Weights | (Weights & Reason)> = {
  "/": { scripts: 26.5, own: 12.4, html: 22.6, head: 2.6, markup: 97.6, data: 129.9, jsonLd: 1.5 },
  "/propertylist": { scripts: 46.5, own: 29.3, html: 22, head: 3, markup: 103, data: 73.4, jsonLd: 2 },
  "/propertylist?view=map": { scripts: 48.4, own: 31.2, html: 25.3, head: 3, markup: 110.9, data: 105.6, jsonLd: 2 },
  "/propertylist?view=places": { scripts: 48.4, own: 31.2, html: 24, head: 3, markup: 113.4, data: 101.5, jsonLd: 2 },
  "/propertylist?location=Hyderabad": { scripts: 46.5, own: 29.3, html: 23.1, head: 3.2, markup: 107.6, data: 78.9, jsonLd: 3.5 },
  "/propertydetails/1": { scripts: 49.4, own: 33.2, html: 25.8, head: 2.8, markup: 96.5, data: 132, jsonLd: 5 },
  "/propertydetails/45": { scripts: 49.4, own: 33.2, html: 26.2, head: 2.8, markup: 114.1, data: 171.1, jsonLd: 5.1 },
  "/faqs": { scripts: 17.2, own: 0, html: 13.8, head: 2.1, markup: 29.2, data: 73.4, jsonLd: 5.1 },
  "/home-loan": { scripts: 18.3, own: 1.1, html: 17.4, head: 2.3, markup: 43.1, data: 96.6, jsonLd: 7.8 },
  "/blog": { scripts: 18.3, own: 1.1, html: 14.5, head: 2.5, markup: 39.2, data: 80.6, jsonLd: 6 },
  "/blog-detail/what-an-emi-does-over-20-years": { scripts: 18.3, own: 1.1, html: 15.7, head: 2.9, markup: 34.7, data: 75.2, jsonLd: 1.2 },
  "/compare?project=1&project=2": { scripts: 20.1, own: 3.9, html: 14.8, head: 2, markup: 43.5, data: 84.7, jsonLd: 0 },
  "/visit-sheet?project=1": { scripts: 19.7, own: 2.5, html: 14.1, head: 2.2, markup: 34.2, data: 75.1, jsonLd: 0 },
  "/price-trends/hyderabad/kokapet": { scripts: 17.2, own: 0, html: 14.1, head: 2.5, markup: 34.7, data: 80.9, jsonLd: 1.5 },
  "/aboutus": { scripts: 17.2, own: 0, html: 13.8, head: 2.4, markup: 29.6, data: 69.3, jsonLd: 1.6 },
  "/privacy-policy": { scripts: 17.2, own: 0, html: 17.4, head: 2.4, markup: 44.6, data: 89.7, jsonLd: 0.3 },
  "/interior-design": { scripts: 27.2, own: 11, html: 12.8, head: 2.5, markup: 27.1, data: 61.1, jsonLd: 0.3 },
  "/te": { scripts: 26.5, own: 12.4, html: 25.1, head: 3.8, markup: 114.8, data: 145.9, jsonLd: 1.5 },
  "/te/propertylist": { scripts: 46.5, own: 29.3, html: 25.1, head: 4.5, markup: 126.8, data: 84.1, jsonLd: 2.1 },
  "/te/propertylist?view=map": { scripts: 48.4, own: 31.2, html: 29.2, head: 4.5, markup: 138, data: 119.6, jsonLd: 2.1 },
  "/te/propertylist?location=Hyderabad": { scripts: 46.5, own: 29.3, html: 26.4, head: 4.6, markup: 133.9, data: 92.9, jsonLd: 5 },
  "/te/propertydetails/44": { scripts: 49.4, own: 33.2, html: 27.8, head: 3.7, markup: 113.2, data: 147.2, jsonLd: 5.5 },
  "/te/faqs": { scripts: 17.2, own: 0, html: 15.9, head: 3.4, markup: 40.5, data: 92.1, jsonLd: 11 },
  "/te/emi-calculator": { scripts: 27.7, own: 10.5, html: 15.6, head: 3.2, markup: 42, data: 68.1, jsonLd: 1.2 },
  "/te/contactus": { scripts: 28.4, own: 11.2, html: 15.2, head: 3, markup: 37, data: 73.3, jsonLd: 1.7 },
  "/te/shortlist": { scripts: 42.8, own: 25.6, html: 12, head: 2.6, markup: 28.4, data: 62.4, jsonLd: 0 },
  "/what-we-can-afford": { scripts: 33.7, own: 16.5, html: 14.1, head: 2.3, markup: 35.7, data: 65.6, jsonLd: 0.9 },
  "/te/total-cost": { scripts: 30.6, own: 13.4, html: 17.1, head: 3.4, markup: 55.9, data: 77.3, jsonLd: 1.3 },
  "/te/builders/nirvanta-builders": { scripts: 19.3, own: 3.1, html: 18.2, head: 3.6, markup: 78.1, data: 122.8, jsonLd: 3.8 },
  "/hi/propertylist": { scripts: 46.5, own: 29.3, html: 24.8, head: 4.3, markup: 123.8, data: 83.5, jsonLd: 2.1 },
};

/** All kinds of bytes together, until a phone has its first screen. */
export const firstScreens: Record<string, number> = { "/propertylist": 252, "/propertydetails/1": 265 };

/** The same of a whole page with Save-Data: the most of some runs, as the browser chooses how many pictures are near. */
export const withSaveData: Record<string, number> = {
  "/": 131,
  "/propertylist": 92,
  "/propertydetails/1": 87,
  "/blog": 108,
  "/compare?project=1&project=2": 72,
};

export const bars = { home: 35, guide: 22, other: 55, html: 30, plain: 300, firstScreen: 290, saveData: 140 };

/** What weighs `kB` in a table above may weigh this. */
export const limitOf = (kB: number, bar: number) => Math.min(kB * 1.1, bar);
