import { expect } from "@playwright/test";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { reraCheckTermDays } from "../content/rera-check";
import { formatDay } from "../lib/base/format";
import { daysBefore, indianDay } from "../lib/base/indian-day";
import { expectNoViolations } from "./axe";
import { findProject } from "./catalogue";
import { screens, signInAs } from "./desk-steps";
import { testWithPictures as test } from "./journey";

/** Within which a change is on the site. */
const soon = { timeout: 5_000 };
const today = indianDay(new Date());
const said = formatDay(today) ?? today;

test("what staff find in the register is on the project's page with its day, and is taken back", async ({
  page,
  request,
}) => {
  await signInAs(page, "register@example.com", "editor");
  await page.getByRole("link", { name: "Projects" }).click();
  await page.getByLabel("Name, builder, place or key").fill("Kohinest Zircon");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Kohinest Zircon" }).click();
  await expect(page.getByRole("heading", { name: "Compared with RERA" })).toBeVisible();
  const home = new URL(page.url()).pathname;
  const publicPath =
    (await page.getByRole("link", { name: "See it as visitors do" }).getAttribute("href")) ?? "";
  const shown = async () => (await request.get(publicPath)).text();
  expect(await shown()).toContain("Not checked by us yet. Look the number up");

  await page.setViewportSize(screens[1]);
  const line = (name: string) => page.getByRole("group", { name });
  await line("Registration number").getByLabel("Found").selectOption("Matches");
  await page.getByRole("button", { name: "Save" }).last().click();
  // A fault stands beside its box, and nothing that was chosen is lost.
  await expect(line("Registration number").getByText("needs the day of looking it up")).toBeVisible();
  await expect(line("Registration number").getByLabel("Found")).toHaveValue("matched");
  await line("Promoter against brand").getByLabel("Found").selectOption("Differs");
  await line("Promoter against brand").getByLabel("What the register says").fill("Zircon Lands LLP");
  await line("Towers covered").getByLabel("Found").selectOption("Matches");
  await line("Towers covered")
    .getByLabel("Looked up on")
    .fill(daysBefore(today, reraCheckTermDays + 1));
  await page.getByLabel("Looked up on").first().fill(today);
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("RERA promoter against brand: empty → differs")).toBeVisible();
  await expect(line("Registration number").getByText("Looked up by register@example.com")).toBeVisible();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectNoViolations(page, `form at ${screen.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
  }

  await expect.poll(shown, soon).toContain("Zircon Lands LLP");
  expect(await shown()).not.toContain("register@example.com");
  await page.goto(publicPath);
  const part = page.getByRole("region", { name: "What RERA says" });
  await expect(part).toContainText(`Matched on ${said}`);
  await expect(part).toContainText(`Differs, looked up on ${said}The register says: Zircon Lands LLP`);
  await expect(part.getByText("may be out of date")).toHaveCount(1);
  await expect(part.getByText("Not checked by us yet")).toHaveCount(2);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `project at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.emulateMedia({ media: "print" });
  await expect(part).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.goto(`/compare?project=1&project=${home.split("/").at(-1)}`);
  await expect(page.getByRole("row", { name: /Compared with RERA/ })).toContainText(
    "Promoter against brand: differs",
  );

  await page.goto(home);
  await page.getByRole("button", { name: /^Take back.*RERA registration number/ }).click();
  await expect(page.getByText("The change was taken back.")).toBeVisible();
  await expect(line("Registration number").getByLabel("Found")).toHaveValue("");
  await expect.poll(shown, soon).toContain("Not checked by us yet. Look the number up");
});

test("the project's page in the register is a code on paper, and its number goes out with a campaign's link", async ({
  page,
  request,
}) => {
  const { id, reraId } = await findProject(request, "Kohinest Zircon");
  const registerPage = "https://register.example/projects/zircon";
  await signInAs(page, "paper@example.com", "editor");
  await page.goto(`/desk/projects/${id}`);
  await page.getByLabel("Its page in the register").fill(registerPage);
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("Saved.", { exact: false }).first()).toBeVisible();
  const publicPath =
    (await page.getByRole("link", { name: "See it as visitors do" }).getAttribute("href")) ?? "";
  await expect.poll(async () => (await request.get(publicPath)).text(), soon).toContain(registerPage);

  await page.goto(publicPath);
  const code = page.getByRole("img", { name: "QR code of the register’s page of Kohinest Zircon" });
  await expect(code).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("figure").filter({ has: code })).toContainText(
    `${reraId}, rera.telangana.gov.in`,
  );
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(registerPage);
  await page.emulateMedia({ media: null });

  await page.goto(`/desk/marketing?${new URLSearchParams({ page: publicPath })}`);
  await expect(page.getByLabel("Text and link for WhatsApp")).toHaveValue(
    new RegExp(
      `^Kohinest Zircon.*\\nRERA ${reraId}, rera\\.telangana\\.gov\\.in\\nhttp.*utm_source=whatsapp`,
    ),
  );
  const message = await page.getByRole("link", { name: "Send by WhatsApp" }).getAttribute("href");
  expect(new URL(message ?? "").searchParams.get("text")).toContain(`RERA ${reraId}, rera.telangana.gov.in`);

  await page.goto(`/desk/projects/${id}`);
  await page
    .getByRole("button", { name: /^Take back/ })
    .first()
    .click();
  await expect(page.getByText("The change was taken back.")).toBeVisible();
});
