import { expect, test } from "vitest";
import { blogPostPath, placePath, projectPath } from "@/lib/base/paths";
import { listingPath } from "@/lib/projects/listing/listing-path";
import { viewedPage } from "./viewed-page";

const campaign = (path: string) => {
  const url = new URL(path, "https://site.test");
  url.searchParams.set("utm_source", "sms");
  return url.href;
};

test.each([
  ["/", { kind: "other", page: "/" }],
  ["/faqs", { kind: "other", page: "/faqs" }],
  [projectPath({ id: 12, slug: "aurovelle-lakecity" }), { kind: "project", page: "12" }],
  [projectPath({ id: 7, slug: "a", isPlot: true }), { kind: "project", page: "7" }],
  ["/propertydetails?project=95", { kind: "project", page: "95" }],
  [blogPostPath("buying-a-plot"), { kind: "post", page: "buying-a-plot" }],
  ["/propertylist", { kind: "list", page: "" }],
  [placePath("Kokapet"), { kind: "list", page: "location=kokapet", place: "kokapet" }],
  [
    listingPath({ location: ["Banjara Hills"], propertyType: "Villa", budget: "5Cr+" }),
    { kind: "list", page: "location=banjara+hills&propertyType=Villa&budget=5Cr%2B", place: "banjara hills" },
  ],
  ["/propertylist?page=3&sort=newest&bedrooms=3BHK", { kind: "list", page: "bedrooms=3BHK" }],
])("a view of %s is one of this page, with and without a campaign", (path, page) => {
  expect(viewedPage(path)).toEqual(page);
  expect(viewedPage(campaign(path))).toEqual(page);
});

test.each([
  "/propertylist?search=whatever+I+type",
  "/propertylist?minPrice=1234567&maxPrice=7654321",
  "/propertylist?bedrooms=2BHK,3BHK",
  "/propertylist?builder=Desk+Builders&bathrooms=3",
  "/propertylist?location=a%2Fb",
])("what is asked in %s besides the usual is not counted apart", (path) => {
  expect(viewedPage(path)).toEqual({ kind: "list", page: "", isWider: true });
  expect(viewedPage(`${path}${path.includes("?") ? "&" : "?"}constructor=1`)).toEqual(viewedPage(path));
});

test.each([
  "//",
  "http://",
  "/propertydetails/12x",
  "/propertydetails/99999999999",
  "/propertydetails/",
  "/blog-detail/No%20slug",
  "/blog-detail/a/b",
  "/enquire/loan",
  "/thank-you?form=loan&reference=ABCD-1234",
  "/consent/mwYv0vVhhh5yq0Yk2r9e5A.a3c1e6c0-7c37-8d5e-a5f0-0b8ed7f0c111",
  "/desk/leads",
  "/faqs/x",
  "/__proto__",
])("%s is no page that is counted", (path) => {
  expect(viewedPage(path)).toBeNull();
});
