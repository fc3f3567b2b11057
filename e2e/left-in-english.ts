import type { APIRequestContext, Page } from "@playwright/test";
import { about } from "@/content/about";
import { clientLogos } from "@/content/client-logos";
import { lenders } from "@/content/lenders";
import { networkSites } from "@/content/network-sites";
import { grievanceOfficer, offices } from "@/content/site";

/** Short forms and names that are written so in every language. */
const same =
  /^(?:BHK|EMI|RERA|TG-?RERA|GST|TDS|OC|EC|DTCP|HRA|PAN|TAN|APR|NRI|PDF|RSS|JSON|Atom|WhatsApp|Facebook|Instagram|YouTube|LinkedIn|Google|English|IST|SBI|HDFC|ICICI|Axis|LIC|UDS|ORR|HMDA|GHMC|AM|PM|KPHB|IT|SMS|Maps|x|sqft|Cr|L|API|OpenAPI|axe-core|WCAG|A|AA|AI|CRM|CCPA|GDPR|DPDP|Privacy|utm|OpenStreetMap|ODbL|Wikipedia|Wikimapia|CC|BY-SA|OurAirports)$/;

/**
 * The Latin words that a page shows or says in these parts, without those of the company, of people and of the catalogue
 * (projects, builders and addresses keep their names) and without what says that it is English (`lang="en"`).
 */
export async function englishLeftIn(
  page: Page,
  request: APIRequestContext,
  parts: string,
): Promise<string[]> {
  names ??= await namesOf(request);
  const said = await page.evaluate((selector) => {
    const found: string[] = [];
    const isLeft = (element: Element | null) =>
      !element || element.closest("script, style, noscript, [lang=en], .logo, address, .languages") !== null;
    for (const part of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (!isLeft(walker.currentNode.parentElement)) found.push(walker.currentNode.textContent ?? "");
      for (const element of [part, ...part.querySelectorAll("[aria-label], [alt], [title], [placeholder]")])
        if (!isLeft(element))
          for (const name of ["aria-label", "alt", "title", "placeholder"])
            found.push(element.getAttribute(name) ?? "");
    }
    return found;
  }, parts);
  const left = said.flatMap((text) =>
    (
      text
        .replace(/https?:\S+|\S+@\S+|\b[a-z][a-z\d-]*(?:\.[a-z-]+)+\b|\b\d+(?:[A-Z]{1,2}\b|\(b\))/g, " ")
        .match(/[A-Za-z][A-Za-z’'.-]*/g) ?? []
    )
      .map((word) => word.replace(/[.’'-]+$/, ""))
      .filter((word) => word !== "" && !same.test(word) && !names?.has(word))
      .map((word) => `${word} in “${text.trim().slice(0, 80)}”`),
  );
  return [...new Set(left)];
}

/** Read once by each worker: no journey that reads pages in other languages changes a name. */
let names: Set<string> | undefined;

/** Every word of the names in the catalogue, of its builders and of places, and of the company. */
async function namesOf(request: APIRequestContext): Promise<Set<string>> {
  const answers = await Promise.all(
    [
      "property/getallproperties?limit=100",
      "property/getallproperties?limit=100&page=2",
      "plots/getallplots?limit=100",
    ].map(async (call): Promise<unknown> => (await request.get(`/api/v1/${call}`)).json()),
  );
  const texts: string[] = [
    "Zerokey Homes",
    ...[...clientLogos, ...lenders, ...networkSites, about.ceo, grievanceOfficer].map(({ name }) => name),
    about.ceo.name.replace(/\B\S|\s/g, ""),
    ...offices.map(({ street }) => street),
  ];
  const visit = (value: unknown, name = ""): void => {
    if (
      typeof value === "string" &&
      /name|title|builder|developer|location|locality|address|city|state|rera/i.test(name)
    )
      texts.push(value);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, Array.isArray(value) ? name : key);
  };
  visit(answers);
  return new Set(
    texts
      .flatMap((text) => text.match(/[A-Za-z][A-Za-z’'.-]*/g) ?? [])
      .map((name) => name.replace(/\.$/, "")),
  );
}
