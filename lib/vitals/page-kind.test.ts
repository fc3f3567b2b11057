import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { enquirePath, thankYouPath } from "@/lib/base/enquire-path";
import { blogPostPath, paths, projectPath } from "@/lib/base/paths";
import { pageKind } from "./page-kind";
import type { PageKind } from "./vital-options";

test.each<[string, PageKind]>([
  [paths.home, "home"],
  [paths.listing, "listing"],
  ["/properties", "listing"],
  [projectPath({ id: 12, slug: "aurovelle-lakecity" }), "detail"],
  [new URL(projectPath({ id: 7, isPlot: true }), "http://x").pathname, "detail"],
  ["/propertydetails/", "detail"],
  [paths.blog, "blog"],
  [blogPostPath("buying-a-plot"), "blog"],
  [paths.emiCalculator, "emi"],
  [paths.contact, "form"],
  [paths.interiorDesign, "form"],
  [paths.homeLoanAssistance, "form"],
  [new URL(enquirePath({ form: "loan" }), "http://x").pathname, "form"],
  [paths.homeLoan, "guide"],
  [paths.faqs, "guide"],
  [paths.privacy, "guide"],
  [paths.accessibility, "guide"],
  ["/vaastu-tips", "guide"],
  [paths.about, "other"],
  [new URL(thankYouPath({ form: "loan", reference: "A" }), "http://x").pathname, "other"],
  ["/pdf-viewer", "other"],
  ["/propertylist2", "other"],
  ["/constructor", "other"],
  ["/__proto__", "other"],
  ["/total-cost", "emi"],
  ["/what-we-can-afford", "emi"],
  ["", "home"],
])("%s is %s", (pathname, kind) => {
  expect(pageKind(pathname)).toBe(kind);
});

test("every sort of page is told by a folder that the site has", () => {
  const folders = readdirSync(path.join(process.cwd(), "app/[lang]/(site)"));
  // The home page has a folder of its own.
  expect(folders.filter((name) => pageKind(`/${name}`) !== "other")).toHaveLength(19);
});
