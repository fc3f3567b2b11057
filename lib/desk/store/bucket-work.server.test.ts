import { rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { readSiteWords } from "@/lib/backend/site-words";
import { indianDay } from "@/lib/base/indian-day";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { openDesk, type Desk } from "@/lib/desk/testing/open-desk";
import { answerMedia } from "@/lib/media/answer-media";
import { readPicture } from "@/lib/media/picture-source";
import { openS3Server } from "@/lib/media/testing/s3-server";
import { listStaff } from "./staff";

const server = forAllTests(openS3Server);
let desk: Desk;
let cookie: string;
beforeAll(async () => {
  desk = await openDesk({
    ...{ MEDIA_STORE: server.setting, AWS_ACCESS_KEY_ID: server.keys.accessKeyId },
    AWS_SECRET_ACCESS_KEY: server.keys.secretAccessKey,
  });
  cookie = await desk.signIn("asha@example.com", "editor");
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await desk.close();
});

const today = indianDay(new Date());
const banner = {
  ...{ "banners[0].text": "Visits on Sunday too", "banners[0].link": "/contactus", "banners[0].image": "" },
  ...{ "banners[0].alt": "Keys", "banners[0].from": today, "banners[0].until": today },
};
async function saveBanner(background: string, isForm = false): Promise<Response> {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background } }).png();
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...banner, version: "{}" })) form.set(name, text);
  form.set("banners[0].file", new File([new Uint8Array(await picture.toBuffer())], "x.png"));
  return desk.ask("/words/banners/save", { cookie, isForm, form });
}
const ask = (address: string, init?: RequestInit) =>
  answerMedia(new Request(`http://site.test${address}`, init));
/** What a site that shares the bucket begins with. */
const forgetCopies = () =>
  rmSync(path.join(process.env.DATA_DIR!, "uploads-kept"), { recursive: true, force: true });
/** So long after it was away the bucket is asked again. */
const laterThanRest = () => {
  const later = Date.now() + 6_000;
  vi.spyOn(Date, "now").mockImplementation(() => later);
};

test("a picture that staff upload goes to the bucket; another site serves it as the first does", async () => {
  const saved = await saveBanner("#080");
  expect(await saved.json()).toMatchObject({ to: "/desk/words/banners?done=saved" });
  const image = (await readSiteWords()).banners[0]!.image;
  expect([...server.objects.keys()]).toEqual([`site/one${image}`]);
  const first = await ask(image);
  expect([first.status, first.headers.get("content-type")]).toEqual([200, "image/jpeg"]);

  forgetCopies();
  const second = await ask(image);
  expect(Object.fromEntries(second.headers)).toEqual(Object.fromEntries(first.headers));
  expect(Buffer.from(await second.arrayBuffer())).toEqual(server.objects.get(`site/one${image}`)!.bytes);
  const head = await ask(image, { method: "HEAD" });
  expect([head.status, head.headers.get("etag")]).toEqual([200, first.headers.get("etag")]);
  const validator = { "If-None-Match": first.headers.get("etag")! };
  expect((await ask(image, { headers: validator })).status).toBe(304);
  expect((await ask("/media/uploads/none-0123456789abcdef.jpg")).status).toBe(404);
});

test("while the bucket is away visitors have what is kept, else 503; then it comes back", async () => {
  const image = (await readSiteWords()).banners[0]!.image;
  server.mode("fails");
  expect((await ask(image)).status).toBe(200);
  forgetCopies();
  const away = await ask(image);
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "10"]);
  expect(await readPicture(image, [])).toBeNull();
  server.mode("answers");
  laterThanRest();
  expect((await ask(image)).status).toBe(200);
});

test("keys that the bucket refuses are told at the desk, and what was typed is kept", async () => {
  const { secretAccessKey } = server.keys;
  server.keys.secretAccessKey = "changed since";
  const sentence = /refuses this site’s keys\. Nothing was changed; please tell whoever runs the site/;
  laterThanRest();
  const refused = await saveBanner("#008");
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    503,
    expect.stringMatching(sentence),
  ]);

  vi.restoreAllMocks();
  vi.spyOn(Date, "now").mockImplementation(() => new Date().getTime() + 20_000);
  const again = await saveBanner("#008", true);
  const to = new URL(again.headers.get("location") ?? "", "http://site.test");
  const [asha] = await listStaff();
  const draft = await readDraft(to.searchParams.get("draft"), "/desk/words/banners", asha!.id);
  expect(draft?.fields).toMatchObject({
    "banners[0].text": "Visits on Sunday too",
    "banners[0].alt": "Keys",
  });
  expect(draft?.problem).toMatch(sentence);
  server.keys.secretAccessKey = secretAccessKey;
});
