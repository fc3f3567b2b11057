import { describe, expect, it, test } from "vitest";
import { mapLink, mapPosition } from "./map-link";

const search = "https://www.google.com/maps/search/?api=1&query=Kokapet%2C%20Hyderabad";
const link = (source: string | null | undefined) => mapLink(source, "Kokapet, Hyderabad");

describe("View on Map", () => {
  it.each([
    "https://www.google.com/maps?q=17.3933,78.3411&z=14&output=embed",
    "https://www.google.com/maps/embed?pb=!1m18!1m12",
    "https://maps.google.com/maps?q=17.3,78.3&output=embed",
    "https://maps.google.com/?q=17.3,78.3",
    "https://www.openstreetmap.org/export/embed.html?bbox=78.1%2C17.2%2C78.3%2C17.4&layer=mapnik",
    "https://maps.app.goo.gl/AbC-123",
    "https://goo.gl/maps/AbC123",
  ])("opens %s", (source) => {
    expect(link(source)).toBe(source);
  });

  it("takes the address out of a frame, with its entities read", () => {
    const expected = "https://www.google.com/maps?q=17.4,78.3&output=embed";
    expect(
      link(`<iframe src="https://www.google.com/maps?q=17.4,78.3&amp;output=embed" width="600"></iframe>`),
    ).toBe(expected);
    expect(link(`<IFRAME width='600' SRC = ' https://www.google.com/maps?q=17.4,78.3&output=embed '>`)).toBe(
      expected,
    );
  });

  it("reads a scheme and a host in capitals", () => {
    expect(link("HTTPS://WWW.GOOGLE.COM/maps?q=1,2")).toBe("https://www.google.com/maps?q=1,2");
  });

  it.each([
    null,
    undefined,
    "",
    "   ",
    "17.39, 78.34",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)//https://www.google.com/maps",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    `"><script>alert(1)</script>`,
    "//evil.example/maps",
    "//www.google.com/maps",
    "/maps",
    "http://www.google.com/maps?q=1,2",
    "https:\\\\www.google.com\\maps",
    "https://google.com.evil.com/maps",
    "https://evil.com/www.google.com/maps",
    "https://www.google.com@evil.com/maps",
    "https://user@www.google.com/maps",
    "https://user:secret@www.google.com/maps",
    "https://www.google.com:8443/maps",
    "https://www.google.com./maps",
    "https://www.google.com/url?q=https://evil.com",
    "https://www.google.com/maps/../url?q=https://evil.com",
    "https://www.google.com/maps/%2e%2e/url?q=https://evil.com",
    "https://www.google.com/mapsevil",
    "https://maps.google.com/url?q=https://evil.com",
    "https://www.openstreetmap.org/login?referer=//evil.com",
    "https://goo.gl/AbC123",
    "https://www.google.com/maps?q=1 2",
    `<iframe src="https://maps.attacker.example/embed"></iframe>`,
    `<iframe src="javascript:alert(1)"></iframe>`,
    `<iframe src="java&#115;cript:alert(1)"></iframe>`,
    `<iframe srcdoc="<script>alert(1)</script>"></iframe>`,
    `<iframe src=https://www.google.com/maps></iframe>`,
    `<img src="https://www.google.com/maps" onerror="alert(1)">`,
    `<script src="https://www.google.com/maps"></script>`,
  ])("searches the location instead of opening %j", (source) => {
    expect(link(source)).toBe(search);
  });

  it("keeps a location from adding parameters", () => {
    expect(mapLink(null, "A&B #1 'x' తెల్లాపూర్")).toBe(
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent("A&B #1 'x' తెల్లాపూర్")}`,
    );
  });
});

test.each([
  [
    "https://www.google.com/maps?q=17.3933,78.3411&z=14&output=embed",
    { latitude: 17.3933, longitude: 78.3411 },
  ],
  ["https://www.google.com/maps?q=-17.3,%20178.3", { latitude: -17.3, longitude: 178.3 }],
  [
    '<iframe src="https://www.google.com/maps?q=17.39,78.34"></iframe>',
    { latitude: 17.39, longitude: 78.34 },
  ],
  ["https://www.google.com/maps?q=Kokapet,Hyderabad", null],
  ["https://www.google.com/maps?q=97.3933,78.3411", null],
  ["https://evil.example/maps?q=17.3933,78.3411", null],
  ["javascript:alert(1)", null],
  [null, null],
])("where %s lies", (source, position) => {
  expect(mapPosition(source)).toEqual(position);
});
