import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { agentRegistrations } from "@/content/site";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { toLlmsText } from "@/lib/crawlers/llms-text";
import { openDesk } from "@/lib/desk/testing/open-desk";
import { uploadStore } from "@/lib/media/upload-store";
import { pagePreviewContent } from "@/lib/preview-images/preview-content";
import {
  knownRegistrations,
  registrationWarnings,
  sayRegistrations,
  setRegistrations,
  withRegistrations,
} from "@/lib/seo/agent-words";
import { previewVersion } from "@/lib/seo/preview-address";
import { readWords } from "@/lib/words/words-queries";
import type { Actor } from "./staff";
import { getWordWork, saveWords, undoWords } from "./words-work";

const desk = forAllTests(openDesk);
beforeEach(() => desk.database.db.execute(sql`truncate word_changes`));
afterEach(() => setRegistrations(undefined));

const owner: Actor = { id: "a", email: "asha@example.com", name: "Asha", role: "owner" };
const edit = async (
  fields: Record<string, string>,
  { actor = owner, file }: { actor?: Actor; file?: File } = {},
) => {
  const { version, fields: now } = await getWordWork("registrations");
  const files = new Map(file ? [[0, file]] : []);
  await saveWords(actor, "registrations", { version, fields: { ...now, ...fields }, files });
};
const refused = (tried: Promise<unknown>) =>
  tried.then(
    () => null,
    (error: unknown) => error,
  );
/** What the watch does with each version of the catalogue (`lib/server/cache/catalogue-watch.ts`). */
const look = async () => setRegistrations((await readWords()).registrations?.registrations);
const own = {
  "registrations[0].number": "A02500001234",
  "registrations[0].state": "Telangana",
  "registrations[0].from": "2025-10-01",
  "registrations[0].until": "2099-09-30",
  "registrations[0].isSample": "",
};

test("an owner's registration takes the place of the sample wherever the company speaks, is renewed, removed and taken back", async () => {
  await look();
  expect(knownRegistrations()).toEqual(agentRegistrations);
  const before = previewVersion("x");
  await edit(own);
  await look();
  const said = "RERA agent A02500001234, Telangana, valid until 30 September 2099";
  expect(sayRegistrations()).toBe(said);
  expect(withRegistrations("Why")).toBe(`Why\n${said}`);
  expect(toLlmsText("https://homes.example", [], [])).toContain(`- ${said}\n`);
  expect(pagePreviewContent("page", "aboutus")?.agent).toBe("Agent RERA A02500001234");
  expect(previewVersion("x")).not.toBe(before);
  expect(registrationWarnings()).toEqual([]);

  await edit({ "registrations[0].until": "2026-01-31" });
  await look();
  expect([sayRegistrations(), ...registrationWarnings()]).toEqual([
    "",
    expect.stringContaining("No RERA registration as agent is valid today") as string,
  ]);
  // None is none, and not what `content/` says.
  await edit({ "registrations[0].remove": "yes" });
  await look();
  expect(knownRegistrations()).toEqual([]);
  const { changes } = await getWordWork("registrations");
  await undoWords(owner, "registrations", changes[0]!.id);
  await undoWords(owner, "registrations", changes[1]!.id);
  await look();
  expect(sayRegistrations()).toBe(said);
});

test("what is missing or can't be is said beside its box; only an owner changes anything", async () => {
  const wrong = {
    "registrations[0].number": "A<b>",
    "registrations[0].state": "Atlantis",
    "registrations[0].certificate": "javascript:alert(1)",
    "registrations[0].until": "2025-09-30",
  };
  expect(await refused(edit({ ...own, ...wrong }))).toMatchObject({
    reason: "invalid",
    details: { errors: Object.keys(wrong).map((path) => ({ path })) },
  });
  const gone = { ...own, "registrations[0].certificate": "/brochures/none.pdf" };
  expect(await refused(edit(gone))).toMatchObject({
    details: {
      errors: [{ path: "registrations[0].certificate", msg: expect.stringMatching(/not there/) as string }],
    },
  });
  expect(await refused(edit(own, { actor: { ...owner, role: "editor" } }))).toMatchObject({
    reason: "forbidden",
  });
  const editor = await desk.signIn("ed@example.com", "editor");
  // Not by the call for what editors change either.
  expect((await desk.ask("/words/registrations/save", { cookie: editor, sent: own })).status).toBe(404);
  expect((await desk.ask("/registrations/save", { cookie: editor, sent: own })).status).toBe(403);
});

test("a certificate is kept as the PDF that it is, or as a picture; anything else is refused, whatever its name says", async () => {
  const pdf = "%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF";
  await edit(own, { file: new File([pdf], "scan.bin") });
  const kept = (await readWords()).registrations?.registrations[0]?.certificate ?? "";
  expect(kept).toMatch(/^\/brochures\/uploads\/registrations-[0-9a-f]{16}\.pdf$/);
  expect(await readFile((await uploadStore().find(kept)) ?? "", "utf8")).toBe(pdf);
  const picture = await readFile("public/media/banner-keys-desk.jpg");
  await edit(own, { file: new File([new Uint8Array(picture)], "scan.pdf") });
  expect((await readWords()).registrations?.registrations[0]?.certificate).toMatch(
    /^\/media\/uploads\/.*\.jpg$/,
  );
  expect(await refused(edit(own, { file: new File(["<html>"], "certificate.pdf") }))).toMatchObject({
    message: expect.stringMatching(/certificate\.pdf is neither a PDF nor a picture/) as string,
  });
});

test("what was typed is there again after signing in once more", async () => {
  const cookie = await desk.signIn(owner.email, "owner");
  await desk.database.db.execute(sql`update staff_sessions set created_at = now() - interval '61 minutes'`);
  const form = new FormData();
  for (const [name, text] of Object.entries(own)) form.set(name, text);
  const asked = await desk.ask("/registrations/save", { cookie, isForm: true, form });
  const door = new URL(asked.headers.get("location") ?? "", "http://x");
  expect(door.searchParams.get("problem")).toBe("again");
  expect(door.searchParams.get("next")).toMatch(/^\/desk\/words\/registrations\?draft=/);
  const { rows } = await desk.database.db.execute<{ fields: unknown }>(sql`select * from desk_drafts`);
  expect(JSON.stringify(rows)).not.toBe("[]");
});
