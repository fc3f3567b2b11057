import { describe, expect, it } from "vitest";
import { copyName, isLeftAlone, nameIn, twinsOf } from "./kept-address";

const name = (path: string) => copyName(new URL(path, "https://homes.example"));
const isAlone = (path: string) => isLeftAlone(new URL(path, "https://homes.example"));

describe("what may be kept", () => {
  it("is the shortlist, a comparison and visit sheets, in whatever order their projects stand", () => {
    expect(name("/shortlist")).toBe("/shortlist");
    expect(name("/compare?project=plot-34&project=12")).toBe("/compare?project=12&project=plot-34");
    expect(name("/compare?project=12&project=plot-34&project=12")).toBe(
      "/compare?project=12&project=plot-34",
    );
    expect(name("/visit-sheet?project=12")).toBe("/visit-sheet?project=12");
  });

  it("has names of its own in each language", () => {
    expect(name("/te/shortlist")).toBe("/te/shortlist");
    expect(name("/hi/compare?project=plot-34&project=12")).toBe("/hi/compare?project=12&project=plot-34");
    expect(name("/te/visit-sheet")).toBeNull();
    expect(nameIn("hi", "/te/visit-sheet?project=1")).toBe("/hi/visit-sheet?project=1");
    expect(nameIn("en", "/te/offline")).toBe("/offline");
    expect(twinsOf("/te/shortlist")).toEqual(["/shortlist", "/hi/shortlist"]);
  });

  it("is nothing else: no other page, no search, no empty comparison, no form or answer", () => {
    for (const path of [
      ...["/", "/propertylist", "/propertydetails/1", "/compare", "/visit-sheet?project=", "/visit-sheet/x"],
      ...[
        "/compare?project=1&search=Kokapet",
        "/compare?project=1&utm_source=x",
        "/shortlist/copy?project=1",
      ],
      ...["/thank-you?reference=K7QF-92XD", "/consent/abc", "/enquire/contact", "/desk/leads", "/api/v1/x"],
    ])
      expect(name(path), path).toBeNull();
  });

  it("leaves the desk, calls and pages of persons alone", () => {
    for (const path of [
      "/desk",
      "/desk/leads/1",
      "/api/v1/leads",
      "/consent/abc",
      "/te/consent/abc",
      "/thank-you?form=loan",
    ])
      expect(isAlone(path), path).toBe(true);
    for (const path of ["/", "/desks", "/apix", "/shortlist"]) expect(isAlone(path), path).toBe(false);
  });
});
