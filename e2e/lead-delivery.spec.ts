import { expect, type APIRequestContext } from "@playwright/test";
import { findProject } from "./catalogue";
import { test } from "./journey";
import { copyUrl as copy, siteUrl } from "./ports";
import { receivedUrl } from "./receiver-settings";

type Received = { mails: string[]; hooks: { id: string; body: string }[] };

let houses = 0;
const home = () => ({ "X-Forwarded-For": `172.16.${process.pid % 250}.${(houses += 1)}` });
const freshPhone = () => String(6_000_000_000 + Math.floor(Math.random() * 999_999_999));

async function received(request: APIRequestContext, words: string): Promise<Received> {
  return (await request.get(`${receivedUrl}?words=${encodeURIComponent(words)}`)).json();
}

test("a callback reaches the staff's mailbox and the CRM within seconds, once each", async ({ request }) => {
  const project = await findProject(request, "Aurovelle Lakecity");
  const phoneNumber = freshPhone();
  const body = {
    name: "Meera Nair",
    phoneNumber,
    propertyId: project.id,
    allowContact: true,
    source: "callback",
  };
  const headers = { ...home(), "Idempotency-Key": `journey-${phoneNumber}` };
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      request.post("/api/v1/propertyenquiry/createpropertyenquiry", { data: body, headers }),
    ),
  );
  const references = await Promise.all(answers.map(async (answer) => (await answer.json()).data.reference));
  const [reference] = references;
  expect(new Set(references)).toEqual(new Set([reference]));
  await expect
    .poll(async () => (await received(request, reference)).mails.length, { timeout: 5_000 })
    .toBeGreaterThan(0);
  await expect
    .poll(async () => (await received(request, reference)).hooks.length, { timeout: 5_000 })
    .toBeGreaterThan(0);
  // By now a second message would have come.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { mails, hooks } = await received(request, reference);
  expect([mails.length, hooks.length]).toEqual([1, 1]);
  expect(mails[0]).toContain(`tel:+91${phoneNumber}`);
  expect(mails[0]?.replace(/=\r?\n/g, "")).toContain("sales@zerokey.example");
  expect(JSON.parse(hooks[0]?.body ?? "{}")).toMatchObject({
    type: "lead.created",
    data: { reference, kind: "callback", name: "Meera Nair", phone: `+91${phoneNumber}` },
  });
});

test("who asks for a brochure gets its link by mail, and the link opens it", async ({ page, request }) => {
  const project = await findProject(request, "Aurovelle Lakecity");
  const email = `buyer-${freshPhone()}@example.com`;
  const answer = await request.post("/api/v1/propertyenquiry/createpropertyenquiry", {
    data: {
      name: "Arjun Das",
      phoneNumber: freshPhone(),
      email,
      propertyId: project.id,
      allowContact: true,
      source: "brochure",
    },
    headers: home(),
  });
  expect(answer.status()).toBe(201);
  const toVisitor = async () =>
    (await received(request, `To: ${email}`)).mails.map((text) =>
      text.replace(/=\r?\n/g, "").replace(/=3D/g, "="),
    );
  await expect.poll(async () => (await toVisitor()).length, { timeout: 5_000 }).toBe(1);
  const sent = (await toVisitor())[0] ?? "";
  const link = new RegExp(`${siteUrl}/pdf-viewer\\?[^\\s"<>]+`).exec(sent)?.[0];
  expect(link).toBeTruthy();
  await page.goto(link ?? "");
  await expect(page).toHaveTitle(/Aurovelle Lakecity Brochure/);
});

test("with another backend the lead goes there, from a script and from a bare form", async ({ request }) => {
  const project = await findProject(request, "Aurovelle Lakecity");
  const body = { name: "Kiran Rao", propertyId: project.id, allowContact: true, source: "callback" };
  const call = `${copy}/api/v1/propertyenquiry/createpropertyenquiry`;
  const json = await request.post(call, { data: { ...body, phoneNumber: freshPhone() }, headers: home() });
  expect(json.status()).toBe(201);
  const { reference } = (await json.json()).data;
  await expect.poll(async () => (await received(request, reference)).hooks.length).toBe(1);
  const form = { ...body, propertyId: String(project.id), allowContact: "true", phoneNumber: freshPhone() };
  const sent = await request.post(call, { form, headers: home(), maxRedirects: 0 });
  expect(sent.status()).toBe(303);
  const thanks = new URL(sent.headers()["location"] ?? "", copy);
  await expect
    .poll(async () => (await received(request, thanks.searchParams.get("reference") ?? "?")).hooks.length)
    .toBe(1);
  const wrong = await request.post(call, {
    data: { ...body, propertyId: 999_999, phoneNumber: freshPhone() },
    headers: home(),
  });
  expect(wrong.status()).toBe(400);
  expect((await wrong.json()).errors[0].path).toBe("propertyId");
});
