import { expect, test } from "vitest";
import { routeKind } from "./visits";

test("an address is told of by its kind, whatever stands in it", () => {
  const kinds = {
    "/": "home",
    "/?utm_source=x": "home",
    "/propertylist?search=Asha": "listing",
    "/propertydetails/12/lake-view": "detail",
    "/blog-detail/a": "blog",
    "/faqs#a": "guide",
    "/no-such-page/9876543210": "other",
    "/desk/leads?q=9876543210": "desk",
    "/desk/calls/lead/1": "desk",
    "/api/v1/property/places": "call",
    "/api/v1/contactus/createcontactus": "call",
    "/_next/image?url=x": "picture",
    "/share/home/a.jpg": "preview",
    "/share-preview": "preview",
    "/sitemap.xml": "list",
    "/feeds/all.xml": "list",
    "/_next/static/a.js": "file",
    "/media/a.jpg": "file",
    "/healthz": "health",
    "/readyz?x": "health",
    "http://homes.example/faqs": "other",
  };
  for (const [address, kind] of Object.entries(kinds)) expect(routeKind(address, true), address).toBe(kind);
  expect(routeKind("/api/v1/contactus/createcontactus", false)).toBe("lead");
  expect(routeKind("/api/v1/vitals", false)).toBe("call");
});
