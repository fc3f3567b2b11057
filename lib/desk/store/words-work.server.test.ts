import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { claims, developersClaim, networkClaims } from "@/content/site";
import { testimonials, testimonialsAreSamples } from "@/content/testimonials";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { readSiteWords } from "@/lib/backend/site-words";
import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { getCatalogueVersion, listPictureSources } from "@/lib/catalogue/store/catalogue-state-queries";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { openDesk } from "@/lib/desk/testing/open-desk";
import { toSiteWords } from "@/lib/words/site-words";
import type { WordPart } from "@/lib/words/words-schema";
import type { Actor } from "./staff";
import { getWordWork, saveWords, undoWords } from "./words-work";
const desk = forAllTests(openDesk);
beforeEach(() => desk.database.db.execute(sql`truncate word_changes`));

const asha: Actor = { id: "a", email: "asha@example.com", name: "Asha", role: "editor" };
const ravi: Actor = { ...asha, id: "r", email: "ravi@example.com" };
const today = indianDay(new Date());
const edit = async (part: WordPart, fields: Record<string, string>, actor = asha, files = new Map()) => {
  const { version, fields: now } = await getWordWork(part);
  return saveWords(actor, part, { version, fields: { ...now, ...fields }, files });
};
type Refused = { reason: string; message: string; details: { errors?: { path: string; msg: string }[] } };
const refused = async (tried: Promise<unknown>) =>
  (await tried.then(
    () => null,
    (error: unknown) => error,
  )) as Refused;
const said = {
  "testimonials[0].name": "Meera K.",
  "testimonials[0].designation": "2 BHK in Kompally",
  "testimonials[0].description": "They told us which tower would be noisy.",
  "testimonials[0].saidOn": daysBefore(today, 10),
  "testimonials[0].consent": "By e-mail, 12 Nov 2026",
};
const banner = {
  "banners[0].text": "Visits on Sunday too",
  "banners[0].link": "/contactus",
  "banners[0].image": "/media/banner-keys-desk.jpg",
  "banners[0].alt": "Keys on a desk",
  "banners[0].from": today,
  "banners[0].until": today,
};

test("while nobody has changed anything, the site says what content/ says", async () => {
  const asItIs = {
    ...{ testimonials, areSamples: testimonialsAreSamples, banners: [] },
    ...{ claims, developersClaim, networkClaims },
  };
  expect(await readSiteWords()).toEqual(asItIs);
  const version = await getCatalogueVersion();
  // The form says the same again: nothing is written.
  for (const part of ["testimonials", "banners", "numbers"] as const) await edit(part, {});
  expect(await getCatalogueVersion()).toBe(version);
  expect(await readSiteWords()).toEqual(asItIs);
});

test("words that somebody has said take the place of the samples, with their day, and not without consent", async () => {
  const version = await getCatalogueVersion();
  const faults = await refused(
    edit("testimonials", { ...said, "testimonials[0].consent": "", "testimonials[0].saidOn": "2199-01-01" }),
  );
  expect(faults.details.errors).toEqual([
    { path: "testimonials[0].saidOn", msg: "When it was said has not come yet" },
    {
      path: "testimonials[0].consent",
      msg: "Consent is missing: note how and when it was given, or hide the words",
    },
  ]);
  await edit("testimonials", said);
  expect(await getCatalogueVersion()).toBe(version + 1);
  expect(await readSiteWords()).toMatchObject({
    areSamples: false,
    testimonials: [{ name: "Meera K.", saidOn: daysBefore(today, 10), image: null }],
  });
  // Hidden ones are nobody's to see, and the samples are back, or nothing.
  await edit("testimonials", { "testimonials[0].isHidden": "yes", "testimonials[0].consent": "" });
  expect((await readSiteWords()).testimonials).toEqual(testimonials);
  await edit("testimonials", { showsSamples: "no" });
  expect((await readSiteWords()).testimonials).toEqual([]);
  const { changes } = await getWordWork("testimonials");
  expect(changes.map(({ lines }) => lines.map(({ label }) => label))).toEqual([
    ["While there are none"],
    ["Testimonial 1, consent", "Testimonial 1, on the site"],
    ["Testimonial 1"],
  ]);
});

test("a banner is there from its first day to its last, and its picture is made in the site's sizes", async () => {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#080" } })
    .png()
    .toBuffer();
  expect((await refused(edit("banners", { ...banner, "banners[0].image": "" }))).details.errors).toEqual([
    { path: "banners[0].image", msg: "Picture is missing" },
  ]);
  const file = new File([new Uint8Array(bytes)], "x.png");
  await edit("banners", { ...banner, "banners[0].image": "" }, asha, new Map([[0, file]]));
  const [own] = (await readSiteWords()).banners;
  expect(own?.image).toMatch(/^\/media\/uploads\/banners-[0-9a-f]{16}\.jpg$/);
  expect(await listPictureSources()).toContain(own?.image);
  const words = { banners: { banners: [own!] } };
  expect(toSiteWords(words, daysBefore(today, 1)).banners).toEqual([]);
  expect(toSiteWords(words, daysBefore(today, -1)).banners).toEqual([]);

  const wrong = await refused(
    edit("banners", { "banners[0].link": "javascript:alert(1)", "banners[0].until": "2020-01-01" }),
  );
  expect(wrong.details.errors?.map(({ path }) => path)).toEqual(["banners[0].link", "banners[0].until"]);
  await edit("banners", { "banners[0].remove": "yes" });
  expect((await readSiteWords()).banners).toEqual([]);
});

test("a number has the day and who looked it up, says when it is too old, and its change is taken back alone", async () => {
  await edit("numbers", {
    "happy_customers.figure": "260+",
    "happy_customers.asOf": daysBefore(today, 2),
    "happy_customers.checkedBy": "Ravi, from the register",
  });
  const shown = await readSiteWords();
  expect(shown.claims.map(({ figure, asOf }) => `${figure} ${asOf}`)).toContain(
    `260+ ${daysBefore(today, 2)}`,
  );
  expect(shown.claims.filter(({ label }) => label !== "Happy customers")).toEqual(
    claims.filter(({ label }) => label !== "Happy customers"),
  );
  const nameless = { "banks.figure": "60+", "banks.asOf": daysBefore(today, 2) };
  expect((await refused(edit("numbers", nameless))).details.errors).toEqual([
    { path: "banks.checkedBy", msg: "Checked by is missing" },
  ]);
  const seen = await getWordWork("numbers");
  await edit("numbers", { ...nameless, "banks.checkedBy": "Asha" }, ravi);
  const late = { ...seen.fields, "happy_customers.figure": "270+", "banks.checkedBy": "Asha, by telephone" };
  const sent = { version: seen.version, fields: late, files: new Map<number, File>() };
  const conflict = await refused(saveWords(asha, "numbers", sent));
  expect(conflict.reason).toBe("conflict");
  expect(conflict.message).toContain("ravi@example.com changed this page");
  expect(conflict.message.split("\n").slice(1, -1)).toEqual([
    "banks, checked by: now Asha, yours Asha, by telephone.",
  ]);

  const { changes } = await getWordWork("numbers");
  await undoWords(asha, "numbers", changes[1]!.id);
  const back = await readSiteWords();
  expect(back.claims).toEqual(claims);
  expect(back.networkClaims.find(({ label }) => label === "banks")?.figure).toBe("60+");
  await edit("numbers", { "banks.asOf": daysBefore(today, 184) });
  expect((await getWordWork("numbers")).pastTerm).toContain("banks");
  expect((await refused(undoWords(asha, "numbers", changes[0]!.id))).message).toContain(
    "This change was not taken back: banks, as on was changed again since, by asha@example.com",
  );
  expect((await getWordWork("numbers")).changes[1]).toMatchObject({ undoes: changes[1]!.id });
});

test("what was typed beside a picture when the session ended is kept, for who typed it", async () => {
  const cookie = await desk.signIn(ravi.email, "editor");
  const { rows } = await desk.database.db.execute<{ id: string }>(
    sql`select id from staff where email = ${ravi.email}`,
  );
  await desk.database.db.execute(sql`update staff_sessions set expires_at = now() - interval '1 minute'`);
  const form = new FormData();
  for (const [name, text] of Object.entries(banner)) form.set(name, text);
  form.set("banners[0].file", new File(["x"], "x.png"));
  const ended = await desk.ask("/words/banners/save", { cookie, isForm: true, form });
  const next = new URL(ended.headers.get("location") ?? "", "http://x").searchParams.get("next") ?? "";
  const token = new URL(next, "http://x").searchParams.get("draft");
  expect(await readDraft(token, "/desk/words/banners", "somebody else")).toBeNull();
  expect((await readDraft(token, "/desk/words/banners", rows[0]!.id))?.fields).toMatchObject(banner);
});

test("empty rows come from the server, with what was typed; an agent changes nothing", async () => {
  const cookie = await desk.signIn(asha.email, "editor");
  const asked = await desk.ask("/words/banners/save", { cookie, sent: { ...banner, add: "banners" } });
  expect(((await asked.json()) as { again: string }).again).toMatch("/desk/words/banners?draft=");
  const { version } = await getWordWork("banners");
  const blind = await desk.ask("/words/banners/save", { cookie, sent: { ...banner, version: "0" } });
  expect([blind.status, ((await blind.json()) as { message: string }).message]).toEqual([
    400,
    expect.stringMatching(/^Nothing was saved: this form does not say what you saw\./) as string,
  ]);
  const saved = await desk.ask("/words/banners/save", { cookie, sent: { ...banner, version } });
  expect(((await saved.json()) as { to: string }).to).toBe("/desk/words/banners?done=saved");
  expect((await desk.ask("/words/nothing/save", { cookie, sent: {} })).status).toBe(404);
  expect((await refused(edit("banners", {}, { ...asha, role: "agent" }))).reason).toBe("forbidden");
});
