import { expect, test } from "vitest";
import { askedAbout, whatsappTexts } from "@/content/whatsapp-texts";
import { languages } from "@/content/languages";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { speakByRequest } from "@/lib/pages/page-language";
import { fillWhatsappTexts } from "./whatsapp-texts";

speakByRequest();
const site = "https://zerokey.test";
const lead = {
  name: "Meera",
  phone: "+919876543210",
  kind: "enquiry" as const,
  sourcePage: "/propertydetails/7",
  details: {},
  visitAt: "2030-06-08T05:30:00.000Z",
  project: {
    ...{ id: 7, name: "Lake View", slug: "lake-view", isPlot: false, isActive: true },
    ...{ brochure: "/media/lake.pdf", reraId: "P02400001234", reraExemption: null },
    ...{ minPrice: 8_000_000, maxPrice: 12_000_000, locations: [{ state: "Telangana" }] },
  },
};
const textsOf = (more: Partial<Parameters<typeof fillWhatsappTexts>[0]> = {}) =>
  Object.fromEntries(
    fillWhatsappTexts({ ...lead, ...more }, "Asha R", site).map(({ name, text }) => [name, text]),
  );

test("a project goes out with price, number, authority, and a link that says which agent sent it", () => {
  const { project, brochure, visit, hello } = textsOf();
  expect(project).toMatch(
    /^Lake View, ₹80 L – ₹1.20 Cr\. All about it: https:\/\/zerokey\.test\/\S+utm_campaign=asha-r\n/,
  );
  expect(project).toContain("P02400001234, rera.telangana.gov.in");
  expect(brochure).toContain("P02400001234");
  expect(visit).toContain("Lake View is planned for 8 Jun 2030, 11:00 am");
  expect(hello).toContain("Hello Meera, this is Asha R of");
});

test("who asked about a home is offered others like it, each with its number; who looked at a list gets it as it is today", () => {
  const alike = (["Hill View", "Sea View"] as const).map((name, place) => ({
    ...lead.project,
    ...{
      id: 8 + place,
      name,
      slug: name,
      reraId: `P0240000999${place}`,
      locations: [{ state: "Telangana" }],
    },
  })) as unknown as ProjectSummary[];
  const lines = textsOf({ alike }).homes?.split("\n");
  expect(lines).toHaveLength(5);
  expect(lines?.[1]).toMatch(
    /^Hill View, ₹80 L – ₹1\.20 Cr: https:\/\/zerokey\.test\/\S+utm_campaign=asha-r$/,
  );
  expect(lines?.[4]).toContain("P02400009991, rera.telangana.gov.in");
  const { list, homes } = textsOf({
    project: null,
    sourcePage: "/te/propertylist?location=Kokapet&bedrooms=3BHK",
  });
  expect(list).toContain(
    "https://zerokey.test/te/propertylist?location=Kokapet&bedrooms=3BHK&utm_source=whatsapp",
  );
  expect(homes).toBeUndefined();
  expect(textsOf({ sourcePage: "https://bad.example/propertylist" }).list).toBeUndefined();
});

test("what is off the site is not advertised, and a lead without a project has what it asked about", () => {
  expect(Object.keys(textsOf({ project: { ...lead.project, isActive: false }, visitAt: null }))).toEqual([
    "hello",
    "missed",
  ]);
  expect(textsOf({ project: null, kind: "loan" }).hello).toContain("about a home loan");
});

test("what a stranger typed in place of a name is not sent on", () => {
  expect(textsOf({ name: "Win money at bad.example" }).hello).toMatch(/^Hello, this is Asha R of/);
});

test("the text is in the language of the person's page, and whole in the address that opens it", () => {
  const [hello] = fillWhatsappTexts({ ...lead, sourcePage: "/te/propertydetails/7" }, "Asha & Co", site);
  expect(hello?.text).toContain("నమస్కారం Meera గారు, నేను");
  expect(new URL(hello?.href ?? "").searchParams.get("text")).toBe(hello?.text);
});

test.each(Object.entries(languages))("%s has all of them", (_, words) => {
  const said = [...Object.values(whatsappTexts), ...Object.values(askedAbout)];
  expect(said.filter((english) => !words[english])).toEqual([]);
});
