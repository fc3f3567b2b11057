import { paths } from "@/lib/base/paths";
import type { PageKind } from "./vital-options";
import { inEnglish } from "@/lib/base/language";

/** By the first part of the path; `""` is the home page. */
const kinds = new Map<string, PageKind>([
  [firstPart(paths.home), "home"],
  [firstPart(paths.listing), "listing"],
  ["properties", "listing"],
  ["propertydetails", "detail"],
  [firstPart(paths.blog), "blog"],
  ["blog-detail", "blog"],
  [firstPart(paths.emiCalculator), "emi"],
  [firstPart(paths.totalCost), "emi"],
  [firstPart(paths.afford), "emi"],
  [firstPart(paths.contact), "form"],
  [firstPart(paths.interiorDesign), "form"],
  [firstPart(paths.homeLoanAssistance), "form"],
  ["enquire", "form"],
  [firstPart(paths.homeLoan), "guide"],
  [firstPart(paths.faqs), "guide"],
  [firstPart(paths.privacy), "guide"],
  [firstPart(paths.accessibility), "guide"],
  ["vaastu-tips", "guide"],
  ["docs-required", "guide"],
  ["property-buying-steps", "guide"],
]);

/** The kind of page at this path; all others, and unknown paths, are `other`. */
export function pageKind(pathname: string): PageKind {
  return kinds.get(firstPart(inEnglish(pathname))) ?? "other";
}

function firstPart(pathname: string): string {
  return pathname.split("/")[1] ?? "";
}
