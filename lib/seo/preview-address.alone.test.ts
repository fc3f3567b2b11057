import { describe, expect, test, vi } from "vitest";
import { setSpeech } from "@/lib/base/language";
import { parsePreviewPath, previewName, previewPath, previewVersion } from "./preview-address";

describe("the address of a preview picture", () => {
  test.each([
    [{ kind: "project", id: 7, version: "abc" } as const, "/share/project/7-abc.jpg"],
    [{ kind: "plot", id: "p/7", version: "abc" } as const, "/share/plot/p%2F7-abc.jpg"],
    [
      { kind: "place", key: "location=HITEC+City&bedrooms=3BHK", version: "abc" } as const,
      "/share/place/location%3DHITEC%2BCity%26bedrooms%3D3BHK-abc.jpg",
    ],
    [{ kind: "blog", slug: "a-b", version: "abc" } as const, "/share/blog/a-b-abc.jpg"],
  ])("names kind, key and version: %o", (subject, path) => {
    expect(previewPath(subject)).toBe(path);
  });

  test("is the same for the same page, and has a version too", () => {
    expect(previewPath({ kind: "page", name: "home" })).toMatch(/^\/share\/page\/home-[a-z0-9]{8}\.jpg$/);
    expect(previewPath({ kind: "page", name: "home" })).toBe(previewPath({ kind: "page", name: "home" }));
  });

  test("is another one in another language, which it names", () => {
    const english = previewPath({ kind: "page", name: "home" });
    setSpeech(() => ({ language: "te", words: new Map(), addressOf: (address) => address }));
    const telugu = previewPath({ kind: "page", name: "home" });
    const subject = { kind: "project", id: 7, version: previewVersion(1) } as const;
    expect(parsePreviewPath(previewPath(subject))).toEqual(previewName(subject));
    setSpeech(() => undefined);
    expect(telugu).toMatch(/^\/share\/page-te\/home-[a-z0-9]{8}\.jpg$/);
    expect(telugu.slice(-12)).not.toBe(english.slice(-12));
    expect(parsePreviewPath(telugu)).toMatchObject({ kind: "page", key: "home", language: "te" });
    expect(parsePreviewPath("/share/page-ta/home-12345678.jpg")).toBeNull();
  });

  test("changes with anything that the picture shows", () => {
    const shown = ["Lake View", 1_20_00_000, null, "P024"];
    const versions = [
      shown,
      shown.toReversed(),
      [...shown, ""],
      ["Lake View", 1_20_00_001, null, "P024"],
    ].map((parts) => previewVersion(...parts));
    expect(new Set(versions).size).toBe(4);
    expect(previewVersion(...shown)).toBe(previewVersion(...shown));
  });

  test("is another one for another company", async () => {
    vi.resetModules();
    vi.doMock("@/content/site", async (original) => {
      const first = await original<typeof import("@/content/site")>();
      return { ...first, brand: { ...first.brand, name: "Sahyadri Hearth" } };
    });
    const other = await import("./preview-address");
    vi.doUnmock("@/content/site");
    expect(other.previewVersion("Lake View")).not.toBe(previewVersion("Lake View"));
  });

  test.each([
    { kind: "project", id: 7, version: "0abc1234" } as const,
    { kind: "plot", id: "p/7-x", version: "0abc1234" } as const,
    { kind: "place", key: "location=HITEC+City&propertyType=Villa", version: "0abc1234" } as const,
    { kind: "builder", slug: "a-b--2", version: "0abc1234" } as const,
    { kind: "blog", slug: "what-an-emi-does", version: "0abc1234" } as const,
    { kind: "guide", name: "home-loan-assistance" } as const,
  ])("is read back: %o", (subject) => {
    expect(parsePreviewPath(previewPath(subject))).toEqual(previewName(subject));
  });

  test("is read although a proxy wrote its escapes in another way", () => {
    const path = "/share/place/location=HITEC+City&propertyType=Villa-0abc1234.jpg";
    expect(parsePreviewPath(path)?.key).toBe("location=HITEC+City&propertyType=Villa");
  });

  test.each([
    "/share/house/7-abc.jpg",
    "/share/project/7.jpg",
    "/share/project/7-ABC.jpg",
    "/share/project/7-abc.png",
    "/share/project/a/7-abc.jpg",
    "/share/project/%00-abc.jpg",
    "/share/project/%E0%A4-abc.jpg",
    `/share/project/${"7".repeat(700)}-abc.jpg`,
  ])("is no other: %s", (path) => {
    expect(parsePreviewPath(path)).toBeNull();
  });
});
