import { expect, type Page } from "@playwright/test";
import PostalMime from "postal-mime";
import { Webhook } from "standardwebhooks";
import { expectNoViolations } from "./axe";
import {
  addPasskeyDevice,
  calls,
  countCalls,
  openWays,
  screens,
  sendLead,
  signInAs,
  staffCommand,
} from "./desk-steps";
import { expectClosed, expectOnlyAgents } from "./desk-walk";
import { test } from "./lead-steps";
import { copyUrl } from "./ports";
import { incomingSecret, receivedUrl } from "./receiver-settings";

// The first account is made by the first of them. Every page of the desk is walked through by `desk-walk.long.spec.ts`.
test.describe.configure({ mode: "serial" });

// When they are tried once more, the accounts of the first time are there.
test.beforeAll(async () => {
  const emails = (await staffCommand("list")).match(/^\S+@\S+/gm) ?? [];
  for (const email of emails) await staffCommand("remove", email);
});

test("the desk is not there until the first account; then a link and a passkey lead in, and nothing of it to visitors", async ({
  page,
  request,
}) => {
  for (const address of ["/desk", "/desk/leads", "/desk/sign-in", "/desk/account", `${copyUrl}/desk`]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toContain("404 Not Found");
  }
  const said = await staffCommand("add", "first@example.com", "--role", "owner");
  await page.goto(/http\S+/.exec(said)?.[0] ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  const cookies = (await page.context().cookies()).filter(({ name }) => name.startsWith("desk"));
  expect(cookies.map(({ name }) => name).sort()).toEqual(["desk.devices", "desk.session_token"]);
  for (const cookie of cookies)
    expect(cookie).toMatchObject({ path: "/desk", httpOnly: true, sameSite: "Lax" });

  await page.goto("/desk/account");
  await expect(page.getByText(/^Chrome on \w+ \(this device\)/)).toBeVisible();
  await addPasskeyDevice(page);
  await page.getByRole("button", { name: "Add a passkey of this device" }).click();
  await expect(page.getByText("The passkey was added.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectNoViolations(page, `sign in at ${screen.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }

  // The page that was asked for comes after signing in.
  await page.goto("/desk/leads?status=called");
  await expect(page).toHaveURL(/\/desk\/sign-in\?next=%2Fdesk%2Fleads%3Fstatus%3Dcalled$/);
  await page.goto("/desk/sign-in?next=%2Fdesk%2Faccount");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();

  // An owner's passkey is not enough on a device that is new to the account, nor is a mailed link: it takes both.
  let before = await mailedLinks(page);
  await page.context().clearCookies();
  await page.goto("/desk/account");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("A link to confirm it is on its way")).toBeVisible();
  await openNextLink(page, before);
  await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
  before = await mailedLinks(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.getByLabel("Email").fill("first@example.com");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await openNextLink(page, before);
  await expect(page.getByText("now your passkey, please")).toBeVisible();
  await expectNoViolations(page, "the second of two factors");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
});

/** The links to sign in that were mailed to the first account. */
async function mailedLinks(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${receivedUrl}?words=first%40example.com`);
  const { mails } = (await answer.json()) as { mails: string[] };
  const texts = await Promise.all(mails.map(async (mail) => (await PostalMime.parse(mail)).text ?? ""));
  return texts.flatMap((text) => /http\S+\/sign-in\/link\S+/.exec(text) ?? []);
}

/** Opens the link that comes after those of `before`. */
async function openNextLink(page: Page, before: readonly string[]): Promise<void> {
  const next = async () => (await mailedLinks(page)).find((link) => !before.includes(link)) ?? "";
  await expect.poll(next, { timeout: 30_000 }).not.toBe("");
  await page.goto(await next());
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("an owner opens every part of the desk and makes accounts; with the last account the desk is gone again", async ({
  page,
  request,
}) => {
  await signInAs(page, "first@example.com", "owner");
  for (const [address, title] of [
    ["/desk", "Today"],
    ["/desk/follow-ups", "Follow-ups"],
    ["/desk/marketing?page=%2Fblog", "Marketing"],
    ["/desk/staff", "Staff"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    if (title !== "Marketing") continue;
    await expect(page.getByLabel("Link for WhatsApp")).toHaveValue(
      /\/blog\?utm_source=whatsapp&utm_medium=chat/,
    );
    await expect(page.getByRole("img", { name: /^QR code that opens/ })).toBeVisible();
    await expect(page.locator("figure img")).toHaveAttribute("src", /^\/share\//);
    await expect(page.getByRole("region", { name: /What it brought/ })).toHaveText(/\d views?\d+ leads?/);
  }
  // Who is asked to sign in once more has a session still, and is told that the link for it is on its way.
  await page.goto("/desk/sign-in?problem=again&next=%2Fdesk%2Fstaff");
  await page.getByLabel("Email").fill("first@example.com");
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByText("If this address has an account, a link is on its way.")).toBeVisible();
  await page.goto("/desk/staff");
  // An owner makes an account, and the link goes by mail.
  await page.getByLabel("Email").fill("second@example.com");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(
    page.getByText("second@example.com has an account. A link to sign in was mailed."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Change first@example.com" }).click();
  await page.getByLabel("Role of first").selectOption("agent");
  await page.getByRole("button", { name: "Save role" }).first().click();
  await expect(page.getByText("The desk needs an owner.")).toBeVisible();
  await page.getByRole("link", { name: "Change second@example.com" }).click();
  await page.getByText("Remove the account second@example.com…").click();
  await page.getByRole("button", { name: "Remove second@example.com for good" }).click();
  await expect(page.getByText("second@example.com was removed")).toBeVisible();

  const opened = await page.request.get("/desk/account");
  expect(opened.headers()).toMatchObject({ "x-robots-tag": "noindex, nofollow" });
  expect(opened.headers()["cache-control"]).toMatch(/private.*no-store/);
  expect(await opened.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
  for (const address of ["/sitemap.xml", "/robots.txt", "/llms.txt", "/"])
    expect(await (await request.get(address)).text(), address).not.toContain("/desk");

  expect(await staffCommand("list")).toMatch(/^first@example\.com +owner +1 passkeys +signed in$/m);
  await staffCommand("remove", "first@example.com");
  await page.goto("/desk/account");
  await expect(page.getByText("404 Not Found")).toBeVisible();
});

test("a lead goes from the public form to booked: it appears by itself, two people and an ended session lose nothing", async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, "asha@example.com", "agent");
  await page.goto("/desk/leads");
  const shown = await sendLead(context);
  const row = page.getByRole("row").filter({ hasText: shown });
  await expect(row).toBeVisible();
  await expect(page.getByRole("status")).toContainText("new lead");
  await row.getByRole("link").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Asha Rao");
  await openWays(page);
  await countCalls(page);
  await page.getByRole("link", { name: `Call ${shown}` }).click();
  await expect(page.getByText("Noted: called just now.")).toBeVisible();

  const lead = new URL(page.url()).pathname;
  await expectOnlyAgents(page, idOf(lead));
  await expectClosed(request, idOf(lead));

  // Who calls has the lead, without a word more; and what is chosen meanwhile stays chosen.
  await expect(page.getByText("Status: New → Called")).toBeVisible();
  expect(await calls(page)).toBe(1);
  await page.getByLabel("Status").selectOption("Booked");
  await page.getByLabel("Note").fill("Wants the east side.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Wants the east side." })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Status").selectOption("Visit planned");
  await other.getByLabel("Next follow-up").fill("2031-01-02T10:30");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Saved.")).toBeVisible();
  await expect(other.getByText("Status: Called → Visit planned")).toBeVisible();
  await other.close();

  await expect(page.getByText("Status: Called → Visit planned")).toBeVisible();
  await expect(page.getByLabel("Status")).toHaveValue("booked");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Status: now Visit planned, yours Booked.")).toBeVisible();
  await expectNoViolations(page, "lead with a conflict");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Status: Visit planned → Booked")).toBeVisible();
  await expect(page.getByLabel("Next follow-up")).toHaveValue("2031-01-02T10:30");
  const coming = await context.newPage();
  await coming.goto("/desk/follow-ups?who=all");
  await expect(coming.getByRole("heading", { name: "Coming" })).toBeVisible();
  await expect(coming.getByRole("listitem").filter({ hasText: shown })).toContainText("2 Jan 2031");
  await coming.close();

  // The CRM hears all, in their order.
  const told = async () => {
    const { hooks } = (await (await request.get(`${receivedUrl}?words=lead.changed`)).json()) as {
      hooks: { body: string }[];
    };
    const data = hooks.map(({ body }) => JSON.parse(body).data).filter(({ id }) => lead.endsWith(id));
    return data.flatMap(({ changes }) => changes).map(({ after }) => after.status);
  };
  await expect.poll(told).toEqual(["called", "visit-planned", "booked"]);

  // And it says something itself, once.
  const news = JSON.stringify({ type: "lead.status", data: { id: idOf(lead), status: "lost" } });
  const at = new Date();
  const message = `msg_${idOf(lead)}`;
  const headers = {
    "content-type": "application/json",
    // Another one when this journey is tried again: what was heard once changes nothing more.
    "webhook-id": message,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": new Webhook(incomingSecret).sign(message, at, news),
  };
  for (const changed of [true, false]) {
    const answer = await request.post("/api/v1/leads/setstatus", { headers, data: news });
    expect([answer.status(), (await answer.json()).data]).toMatchObject([200, { status: "lost", changed }]);
  }

  await context.clearCookies();
  await page.getByLabel("Note").fill("Token paid, agreement on Friday.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await expect(page.getByLabel("Note")).toHaveValue("Token paid, agreement on Friday.");
  const again = await context.newPage();
  await signInAs(again, "asha@example.com", "owner");
  await again.close();
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(
    page.getByRole("listitem").filter({ hasText: "Token paid, agreement on Friday." }),
  ).toBeVisible();
  await expect(page.getByLabel("Note")).toHaveValue("");
  await expect(page.getByRole("listitem").filter({ hasText: "Status: Booked → Lost" })).toContainText("CRM");

  // As whoever sells sees them, on a phone.
  await page.setViewportSize(screens[1]);
  for (const address of ["/desk", "/desk/leads", lead, "/desk/projects/1"]) {
    await page.goto(address);
    // At the end of the page the bar of outcomes lies over nothing.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectNoViolations(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
  }
});

function idOf(lead: string): string {
  return lead.split("/").at(-1) ?? "";
}
