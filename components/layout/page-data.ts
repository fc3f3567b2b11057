import { withHead } from "@/lib/base/page-data";

type DataOfPage = {
  /** React's data in the document, where they are text in an element of their own (`lib/door/later-scripts.ts`). */
  pageData?: Element | null;
  /** Where Next takes data from: `[0]` begins, `[1, text]` brings some. */
  __next_f?: unknown[];
};

/** Hands React the data of the document. A document that the door has not written hands them over itself. */
export function readPageData(): void {
  const page: DataOfPage = window as unknown as DataOfPage;
  const element = page.pageData;
  if (element?.getAttribute("type") !== "application/json") return;
  const data = withHead(element.textContent, document.querySelector("title"));
  (page.__next_f ??= []).push([0], [1, data]);
}
