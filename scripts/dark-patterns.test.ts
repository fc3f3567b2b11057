import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { consentBox } from "@/content/consent-box";
import { darkPatterns } from "@/content/dark-patterns";
import { languages } from "@/content/languages";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import { securityHeaders } from "@/lib/server/http/security-headers.mjs";
import { projectRoot } from "./launcher/project";
import { siteSources } from "./lint/site-sources";

/* What `/quality` says of the 13 dark patterns (content/dark-patterns.ts): that its tests are there, and those that no other file has. */

const read = (file: string) => readFileSync(path.join(projectRoot, file), "utf8");
/** What visitors load and see, without comments. */
const sources = [...siteSources()]
  .filter(([file]) => /^(?:app|components|lib\/offline)\//.test(file))
  .map(([file, text]) => ({ file, text: text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "") }));
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([words]) => `${file}: ${words}`));

/** All that the site says, by its language. */
const said = {
  en: Object.keys(languages.te),
  te: Object.values(languages.te),
  hi: Object.values(languages.hi),
};
type Patterns = Record<keyof typeof said, RegExp>;
const saidLike = (patterns: Patterns) =>
  (["en", "te", "hi"] as const).flatMap((one) => said[one].filter((words) => patterns[one].test(words)));

test("the list is that of the guidelines", () => {
  expect(darkPatterns.map(({ name }) => name)).toEqual([
    ...["False urgency", "Basket sneaking", "Confirm shaming", "Forced action", "Subscription trap"],
    ...["Interface interference", "Bait and switch", "Drip pricing", "Disguised advertisement", "Nagging"],
    ...["Trick question", "SaaS billing", "Rogue malware"],
  ]);
});

/** Whether a test of this title is there, and runs. */
function hasTest(source: string, title: string): boolean {
  return new RegExp(String.raw`(?<![.\w])test\(\s*"${title.replaceAll(/[.?()[\]]/g, "\\$&")}"`).test(source);
}

test("each test that a line names is there", () => {
  const named = darkPatterns.flatMap(({ keptBy }) => keptBy);
  expect(named.length).toBeGreaterThanOrEqual(13);
  const lost = named.filter(
    ({ file, title }) => !/\.(?:test|spec)\.ts$/.test(file) || !hasTest(read(file), title),
  );
  expect(lost).toEqual([]);
  expect(hasTest('test("a b", () => {});', "a b")).toBe(true);
  for (const other of ['test("a b c"', 'test.skip("a b"', '// "a b"'])
    expect(hasTest(other, "a b")).toBe(false);
});

const hurry: Patterns = {
  en: /\bhurry(?:!|,? (?:up|now|to|and)\b)|last chance|\bends? (?:soon|today|tonight|in \d)|\bonly (?:\d+|one|two|three|a few|few|\{\w+\}) (?:\w+ )?(?:left|remain)|\b(?:people|others|buyers) (?:are )?(?:looking|viewing|watching)|sell(?:s|ing)? (?:fast|out)|limited (?:time|period|offer|units|stock)|today only|\bact now|book now|don.t miss|filling fast|few (?:units|homes|flats|plots) left/i,
  te: /త్వరపడండి|చివరి అవకాశం|మాత్రమే మిగిలి|కొన్నే మిగిలా|పరిమిత (?:కాల|ఆఫర్)|ఇప్పుడే బుక్|అమ్ముడవుతున్నాయి|మంది చూస్తున్నారు/,
  hi: /जल्दी (?:करें|कीजिए)|आख़?िरी मौक़?ा|(?:सिर्फ़|केवल) \S+ (?:\S+ )?बचे|सीमित (?:समय|अवधि|ऑफ़र)|अभी बुक|तेज़ी से बिक|लोग देख रहे/,
};

test("no words of the site, in any language, hurry anybody or make homes scarce", () => {
  expect(saidLike(hurry)).toEqual([]);
  for (const words of [
    "Hurry up!",
    "Only 2 flats left",
    "Only {count} left",
    "9 people are viewing this",
    "Book now",
  ])
    expect(words).toMatch(hurry.en);
  expect("త్వరపడండి, 2 మాత్రమే మిగిలి ఉన్నాయి").toMatch(hurry.te);
  expect("जल्दी करें, केवल 2 घर बचे हैं").toMatch(hurry.hi);
  // What ticks moves a row of cards, and asks whether a copy is still good; nothing counts down.
  expect(found(/\bsetInterval\(/g)).toEqual([
    "components/ui/carousel-autoplay.ts: setInterval(",
    "lib/offline/copy-page.ts: setInterval(",
  ]);
});

test("what the menu calls popular or top says by what", () => {
  const praising = /heading="(?:Top|Popular|Trending|Best|Most) [^"]+"\s*(?:note=)?/g;
  expect(found(praising).map((one) => one.replaceAll(/\s+/g, " "))).toEqual([
    'components/layout/site-end.tsx: heading="Top Builders" note=',
    'components/layout/site-end.tsx: heading="Popular Projects" note=',
  ]);
});

test("no box is ticked before somebody ticks it", () => {
  const boxes = found(/<input\b[^]*?\/>/g).filter((tag) => /type="checkbox"/.test(tag));
  expect(boxes.length).toBeGreaterThan(4);
  const ticked = boxes.flatMap((tag) => [
    ...(/\b(?:defaultChecked|checked)\b(?:=\{([^}]*)\})?/.exec(tag)?.slice(1) ?? []),
  ]);
  // What the visitor has filtered by, put on the shortlist, agreed to, or ticked before the form came back with a fault.
  expect(ticked.toSorted()).toEqual([
    ...[
      "channels.includes(channel)",
      "isChosen",
      'value === "true"',
      "without(value).length < chosen.length",
    ],
  ]);
  const fields = Object.values(leadForms).flatMap((form) => form.fields);
  expect(fields.filter(({ control, initial }) => control === "consent" && initial !== undefined)).toEqual([]);
  expect(read("components/enquiries/remember-me.tsx")).toMatch(/isTicked, setTicked\] = useState\(false\)/);
});

const shame: Patterns = {
  en: /\bno,? (?:thanks|thank you|I)\b|\bI (?:don.t|do not|would rather|prefer|hate)\b|\bI.d rather|\bmiss(?:ing)? out|are you sure/i,
  te: /వద్దు, (?:నాకు|నేను)|నాకు (?:అవసరం|ఇష్టం) లేదు|అవకాశం కోల్పో/,
  hi: /नहीं, (?:मुझे|मैं)|मुझे नहीं चाहिए|मौक़?ा (?:गँवा|खो)|चूक जाएँगे/,
};

test("no words of the site have somebody refuse with shame", () => {
  expect(saidLike(shame)).toEqual([]);
  for (const words of ["No thanks", "No, I like to pay more", "I don’t want to save", "Are you sure?"])
    expect(words).toMatch(shame.en);
  expect("వద్దు, నాకు పొదుపు ఇష్టం లేదు").toMatch(shame.te);
  expect("नहीं, मुझे बचत नहीं करनी").toMatch(shame.hi);
});

test("a form about a project asks for a name, a number and a consent, for a brochure an email too, and for no more", () => {
  const asked = (["enquiry", "callback", "listing-callback", "brochure"] as const).map((id) =>
    leadForms[id].fields.filter(({ required }) => required).map(({ name }) => name),
  );
  const least = ["name", "phoneNumber", "allowContact"];
  expect(asked).toEqual([least, least, least, ["name", "phoneNumber", "email", "allowContact"]]);
});

test("the button that stops contact is stronger than the one that allows it", () => {
  const page = read("components/enquiries/consent-view.tsx");
  const look = (to: string) => new RegExp(`to="${to}"[^]*?buttonStyle\\("(\\w+)"`).exec(page)?.[1];
  expect([look("stop"), look("allow")]).toEqual(["primary", "outline"]);
  expect(page.indexOf('to="stop"')).toBeLessThan(page.indexOf("<ConsentChangeForm"));
});

test("no page asks for notifications, an installation or a place", () => {
  expect(
    found(/requestPermission|pushManager|beforeinstallprompt|\bgeolocation\b|getUserMedia|beforeunload/g),
  ).toEqual([]);
});

test("what is agreed to by a tick is said without a not, in every language", () => {
  const { text } = consentBox;
  expect(text).not.toMatch(/\b(?:not|no|never|unless|except|opt|untick)\b|n[’']t\b/i);
  expect(languages.te[text] ?? "వద్దు").not.toMatch(/వద్దు|లేదు|కాదు|కూడదు|తప్ప/);
  expect(languages.hi[text] ?? "नहीं").not.toMatch(/नहीं|(?<!\S)(?:न|मत)(?!\S)|बिना|सिवाय/);
});

test("no form asks for a card or an account, and no page may take a payment", () => {
  const fields = Object.values(leadForms).flatMap((form) => form.fields);
  expect(fields.length).toBeGreaterThan(20);
  const asked = fields.map(({ name, label, autoComplete }) => `${name} ${label} ${autoComplete ?? ""}`);
  expect(asked.filter((words) => /card|cvv|\bupi\b|bank|account|payment|\bcc-/i.test(words))).toEqual([]);
  expect(found(/autoComplete="cc-[^"]*"|PaymentRequest\b|[Cc]heckout\b|razorpay|stripe\.com/g)).toEqual([]);
  expect(new Map(securityHeaders).get("Permissions-Policy")).toContain("payment=()");
});
