import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import type { StoredLead } from "@/lib/enquiries/store/lead-queries";

/** A second company's file: a long name, a green brand, two offices, another city. */
const second = vi.hoisted(() => ({
  colours: {
    brand: { 50: "#EEF7F0", 600: "#146C3A", 700: "#0D4F2A" },
    gold: { 100: "#E4F1F6", 500: "#3FA7C9", 700: "#1F5E75" },
  },
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#146C3A"/></svg>',
  brand: {
    name: "Sahyadri Hearth & Courtyard Property Advisors",
    shortName: "Sahyadri",
    tagline: "Homes that keep their word.",
    founded: 2019,
    phone: "1800 111 2222",
    phoneLink: "tel:18001112222",
    email: "ask@sahyadri.example",
    whatsappNumber: "911111111111",
    whatsappGreeting: "Hello! I have a question about your properties.",
    about: "Sahyadri Hearth is a channel partner of property developers, based in Pune since 2019.",
  },
  offices: [
    {
      ...{ name: "Registered office", street: "2 Sample Lane, Baner", city: "Pune", state: "Maharashtra" },
      ...{ postalCode: "411045", hours: [{ days: ["Mon", "Tue", "Wed"], opens: "09:30", closes: "18:00" }] },
    },
    {
      ...{ name: "Nashik office", street: "9 Sample Road", city: "Nashik", state: "Maharashtra" },
      ...{ postalCode: "422001", hours: [{ days: ["Sat", "Sun"], opens: "11:00", closes: "16:00" }] },
    },
  ],
  places: { city: "Pune", localities: ["Wakad"], starting: [{ name: "Wakad", text: "Near the offices." }] },
  socialLinks: [{ name: "YouTube", href: "https://www.youtube.com/@sahyadri" }],
  claims: [],
  developersClaim: { figure: "10+", label: "developers", asOf: "2026-10-01" },
  networkClaims: [],
  agentRegistrations: [
    { state: "Maharashtra", number: "A51900000001", from: "2025-01-01", until: "2099-12-31" },
  ],
  grievanceOfficer: {
    name: "Meera Joshi",
    email: "grievance@sahyadri.example",
    since: "2026-11-01",
    isSample: false,
  },
}));
vi.mock("@/content/site", () => second);

const first = await vi.importActual<typeof import("@/content/site")>("@/content/site");
/** What only the first company's file may say. */
const ofFirst = [
  ...[first.brand.name, first.brand.phone, first.brand.phoneLink, first.brand.email],
  ...[first.brand.whatsappNumber, first.offices[0].street, first.offices[0].postalCode],
  ...Object.values(first.colours.brand).slice(1),
  ...Object.values(first.colours.gold),
  ...[first.grievanceOfficer.name, first.grievanceOfficer.email],
  ...first.agentRegistrations.map(({ number }) => number),
];

function expectOnlySecond(what: string, outcome: unknown): string {
  const text = typeof outcome === "string" ? outcome : JSON.stringify(outcome);
  const found = ofFirst.filter((word) => text.toLowerCase().includes(word.toLowerCase()));
  expect(found, what).toEqual([]);
  expect(text.toLowerCase(), what).not.toContain("zerokey");
  return text;
}

const origin = "https://homes.example";
const settings = {
  SITE_URL: origin,
  MAIL_FROM: "Homes <homes@mail.example>",
  LEADS_EMAIL_TO: ["a@example.com"],
};

test("heads, structured data, and what crawlers and callers read, follow the company's file", async () => {
  const words = await import("@/content/page-words");
  const { about } = await import("@/content/about");
  const { regulator } = await import("@/content/home");
  const { pageMetadata, siteMetadata } = await import("@/lib/seo/page-metadata");
  const { contactGraph } = await import("@/lib/seo/company-json-ld");
  const { homeGraph } = await import("@/lib/seo/company-json-ld");
  const { toLlmsText } = await import("@/lib/crawlers/llms-text");
  const { toSiteWords } = await import("@/lib/words/site-words");
  const { jsonLdFaults } = await import("@/lib/seo/testing/json-ld-faults");
  const head = pageMetadata({ ...words.homePage, path: "/", preview: { kind: "page", name: "home" } });
  expect(expectOnlySecond("home", head)).toContain("Homes in Pune");
  expectOnlySecond("site", siteMetadata());
  expectOnlySecond("words", [
    words,
    about,
    await import("@/content/page-pictures"),
    await import("@/content/guides/privacy-policy"),
    await import("@/content/guides/accessibility"),
  ]);
  const contact = contactGraph(
    origin,
    [
      { label: "Home", href: "/" },
      { label: "Contact Us", href: "/contactus" },
    ],
    words.contactPage,
  );
  const told = expectOnlySecond("contact", contact);
  expect(jsonLdFaults(JSON.parse(told), origin)).toEqual([]);
  expect(told).toContain("Nashik");
  expect(told).toContain("https://schema.org/Sunday");
  expect(told).toContain('"closes":"18:00"');
  expectOnlySecond("home graph", homeGraph(origin, "/media/banner-skyline-dusk.jpg"));
  const { claims } = toSiteWords({}, "2026-11-22");
  expect(expectOnlySecond("llms", toLlmsText(origin, ["Pune"], claims))).toContain(
    "Mon–Wed 9:30\u00a0AM–6\u00a0PM",
  );
  expect(regulator?.site.label).toBe("maharera.maharashtra.gov.in");
});

test("mails and the page of an outage have its name, its number and its colour", async () => {
  const { brochureMail } = await import("@/lib/enquiries/deliver/visitor-mails");
  const { staffMail } = await import("@/lib/enquiries/deliver/lead-mail");
  const { makeContact, makeLead } = await import("@/lib/enquiries/testing/make-lead");
  const project = {
    id: 7,
    name: "Lakecity",
    slug: "lakecity",
    isPlot: false,
    isActive: true,
    brochure: "/brochures/a.pdf",
  };
  const { projectId: _, addressHash: __, idempotencyKey: ___, bodyHash: ____, ...accepted } = makeLead();
  const lead: StoredLead = {
    ...accepted,
    firstPhone: null,
    contact: makeContact(),
    kind: "brochure",
    email: "ravi@visitor.example",
    project,
  };
  const id = "0c5b54be-6a11-4d0b-9a5c-0d7a3c9f7e10";
  const toVisitor = expectOnlySecond(
    "brochure",
    brochureMail({ id, channel: "visitor-mail", lead }, settings),
  );
  for (const word of [second.brand.phone, "Sahyadri", second.colours.brand[600]])
    expect(toVisitor).toContain(word);
  expectOnlySecond("staff", staffMail({ id, channel: "staff-mail", lead }, settings));
  const { unavailablePage } = await import("@/lib/server/http/unavailable-page");
  expect(expectOnlySecond("outage", unavailablePage)).toContain(second.colours.brand[600]);
});

test("style sheet, icon and preview pictures are drawn in its colours", async () => {
  const { default: config } = await import("../tailwind.config");
  expect(config.theme?.colors).toMatchObject(second.colours);
  const { GET } = (await import(path.resolve("app/icon.svg/route.ts"))) as { GET: () => Response };
  expect(await GET().text()).toBe(second.logo);
  const { drawnBackground } = await import("@/lib/preview-images/draw-preview");
  expect(expectOnlySecond("background", drawnBackground())).toContain(second.colours.gold[500]);
  const { PreviewCard } = await import("@/components/share/preview-card");
  const { drawPreview } = await import("@/lib/preview-images/draw-preview");
  const card = createElement(PreviewCard, {
    title: ["3 BHK flats"],
    line: [],
    price: "From ₹1 Cr",
    rera: null,
  });
  const jpeg = await drawPreview(card, null);
  // The band along the lower edge is the brand's colour.
  const { data } = await sharp(jpeg)
    .extract({ left: 20, top: 622, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  expect(green).toBeGreaterThan(red + 40);
  expect(green).toBeGreaterThan(blue + 20);
});

test("no source says the first company's name, number or colours past its file", () => {
  /** Names under which something is stored, which no visitor sees and which may not change. */
  const stored = /"zerokey[-.][a-z-]+"/g;
  const files = ["app", "components", "content", "lib"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.posix.join(folder, name)),
    )
    .filter((file) => /\.(tsx?|mjs|css|svg)$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .filter(
      (file) => statSync(file).isFile() && file !== "content/site.ts" && file !== "lib/process/env-rules.ts",
    );
  const words = [...ofFirst, "zerokey", "Zerokey Homes"].map((word) => word.toLowerCase());
  const found = files.flatMap((file) => {
    const text = readFileSync(file, "utf8").replace(stored, "").toLowerCase();
    return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

test("the short name fits beside the buttons of a phone's header", () => {
  expect(first.brand.shortName.length).toBeLessThanOrEqual(14);
});
