import { expect, test } from "vitest";
import { isServicePath, isCurrentLink } from "./nav-section";

test.each([
  ["/villa", true],
  ["/villas-in-kokapet", true],
  ["/apartment", true],
  ["/plot", true],
  ["/home-loan", true],
  ["/home-loan-assistance", true],
  ["/home-loan-facility", true],
  ["/propertylist", true],
  ["/properties", true],
  ["/", false],
  ["/aboutus", false],
  ["/contactus", false],
  ["/interior-design", false],
  ["/propertydetails/7", false],
  ["/property-buying-steps", false],
])("%s belongs to Our Services: %s", (pathname, expected) => {
  expect(isServicePath(pathname)).toBe(expected);
});

test.each([
  ["/faqs", "/faqs", true],
  ["/faqs", "/home-loan", false],
  ["/home-loan", "/home-loan-assistance", false],
  ["/propertylist?propertyType=Villa", "/propertylist?propertyType=Villa", true],
  ["/propertylist?propertyType=Villa", "/properties?propertyType=Villa&page=2", true],
  ["/propertylist?propertyType=Villa", "/propertylist?propertyType=Plot", false],
  ["/propertylist?propertyType=Villa", "/propertylist", false],
  ["/propertylist?location=Navi+Mumbai", "/propertylist?city=Navi%20Mumbai", true],
  ["/propertylist?builder=B+%26+C", "/propertylist?builder=B+%26+C&sort=newest", true],
  ["/propertydetails/2/p-2?type=plot", "/propertydetails/2/p-2", false],
])("the link %s leads to %s: %s", (href, address, expected) => {
  const { pathname, search } = new URL(address, "http://localhost");
  expect(isCurrentLink(href, { pathname, search })).toBe(expected);
});
