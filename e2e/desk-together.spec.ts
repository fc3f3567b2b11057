import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { screens, signInAs } from "./desk-steps";
import { testWithPictures as test } from "./journey";
import { takenOver } from "./taken-over";

/** Two people with a desk each, at the same page. */
async function both(page: Page, names: [string, string]): Promise<[Page, Page]> {
  const other = await page.context().browser()!.newContext(); // a page has one
  const second = await other.newPage();
  for (const [at, one] of [page, second].entries()) await signInAs(one, `${names[at]}@example.com`, "editor");
  return [page, second];
}

async function openBoth(pages: [Page, Page], address: string): Promise<void> {
  for (const one of pages) {
    await one.goto(address);
    await takenOver(one);
  }
}

/** The one who is told of it has all that he typed, and puts it in its place by sending it again. */
async function saveOver({
  page,
  box,
  told,
  saved,
}: {
  page: Page;
  box: Locator;
  told: string;
  saved: string;
}) {
  const typed = await box.inputValue();
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText(told, { exact: false })).toBeVisible();
  await expect(box).toHaveValue(typed);
  await expectNoViolations(page, "a conflict");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText(saved)).toBeVisible();
}

test("two editors at once: each is told of the other, in posts, what we say, and files; nothing typed is lost", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [asha, ravi] = await both(page, ["asha.together", "ravi.together"]);
  await asha.goto("/desk/posts/new");
  await asha.getByLabel("Title").fill("Two at one post");
  await asha.getByLabel("Summary").fill("Of Asha.");
  await asha.getByLabel("Text").fill("One.");
  await asha.getByRole("button", { name: "Save the draft" }).click();
  await expect(asha.getByRole("heading", { name: "Draft" })).toBeVisible();
  const post = new URL(asha.url()).pathname;
  await openBoth([asha, ravi], post);
  await asha.getByLabel("Summary").fill("Asha was quicker.");
  await ravi.getByLabel("Summary").fill("Ravi wrote this.");
  await asha.getByRole("button", { name: "Save" }).last().click();
  await expect(asha.getByText("Summary: Of Asha. → Asha was quicker.")).toBeVisible();
  await saveOver({
    page: ravi,
    box: ravi.getByLabel("Summary"),
    told: "Summary: now Asha was quicker., yours Ravi wrote this..",
    saved: "Summary: Asha was quicker. → Ravi wrote this.",
  });

  // Covers, of which there is one: the file stays in its box until it was taken.
  await openBoth([asha, ravi], post);
  const cover = (name: string) => path.join("public/media", name);
  for (const [who, name] of [
    [asha, "tower-01-golden-hour.jpg"],
    [ravi, "tower-02-dusk.jpg"],
  ] as const) {
    await who.getByLabel("Picture", { exact: true }).setInputFiles(cover(name));
    await who.getByLabel("What it shows").last().fill(`A tower, ${name}`);
    await who.getByRole("button", { name: "Add", exact: true }).click();
    if (who === asha)
      await expect(who.getByText("The post has a new cover.", { exact: false })).toBeVisible();
  }
  await expect(
    ravi.getByText("asha.together@example.com added another cover", { exact: false }),
  ).toBeVisible();
  await ravi.getByRole("button", { name: "Add", exact: true }).click();
  await expect(ravi.getByText("The post has a new cover.", { exact: false })).toBeVisible();

  // What we say: words that are hidden, of which no other journey sees anything.
  await asha.goto("/desk/words/testimonials");
  const person = (who: Page) => who.getByRole("group", { name: "Testimonial 1" });
  const name = (who: Page) => person(who).getByLabel("Who said it");
  await name(asha).fill("Meera");
  await person(asha).getByLabel("Which home").fill("3 BHK in Kompally");
  await person(asha).getByLabel("When it was said").fill("2026-11-02");
  await person(asha).getByLabel("The words").fill("They told us which tower would be noisy.");
  await person(asha).getByLabel("On the site").selectOption("Hidden");
  await asha.getByRole("button", { name: "Save" }).last().click();
  await expect(asha.getByText("Saved. The site says it within five seconds.")).toBeVisible();
  await openBoth([asha, ravi], "/desk/words/testimonials");
  await name(asha).fill("Meera Asha");
  await name(ravi).fill("Meera Ravi");
  await asha.getByRole("button", { name: "Save" }).last().click();
  await expect(asha.getByText(": Meera → Meera Asha")).toBeVisible();
  await saveOver({
    page: ravi,
    box: name(ravi),
    told: ": now Meera Asha, yours Meera Ravi.",
    saved: ": Meera Asha → Meera Ravi",
  });

  // A file: of two at one cell the second reads both values; what was confirmed while another confirmed it is done once.
  await asha.goto("/desk/files");
  await takenOver(asha);
  await asha
    .getByLabel(/^File, up to/)
    .setInputFiles({ name: "both.csv", mimeType: "text/csv", buffer: bothCsv });
  await asha.getByRole("button", { name: "Look at it" }).click();
  await expect(asha.getByRole("heading", { name: "both.csv" })).toBeVisible();
  await openBoth([asha, ravi], new URL(asha.url()).pathname);
  const cell = (who: Page) => who.getByLabel("Floor plan, price, line 3");
  await cell(asha).fill("90 L");
  await cell(ravi).fill("92 L");
  await asha.getByRole("button", { name: "Save line 3" }).click();
  await expect(asha.getByText("became “90 L”, by asha.together@example.com")).toBeVisible();
  await ravi.getByRole("button", { name: "Save line 3" }).click();
  await expect(ravi.getByText("Floor plan, price: now 90 L, yours 92 L.", { exact: false })).toBeVisible();
  await expect(cell(ravi)).toHaveValue("92 L");
  // He has not seen the file as it is now.
  await ravi.getByRole("button", { name: "Import 1 project" }).click();
  await expect(
    ravi.getByText("Somebody changed this file while you had it open.", { exact: false }),
  ).toBeVisible();
  await openBoth([asha, ravi], new URL(asha.url()).pathname);
  await asha.getByRole("button", { name: "Import 2 projects" }).click();
  await expect(asha.getByText("Imported; it shows on the site within seconds.")).toBeVisible();
  await ravi.getByRole("button", { name: "Import 2 projects" }).click();
  await expect(ravi.getByText("This file was imported already.")).toBeVisible();
  await ravi.goto("/desk/files");
  await expect(ravi.getByRole("listitem").filter({ hasText: "both.csv" })).toHaveCount(1);
  await ravi.context().close();
});

const bothCsv = Buffer.from(
  [
    "kind,externalId,name,groupName,propertyType,city,state,floorplans.bhkType,floorplans.area,floorplans.price,isActive",
    "property,BOTH-1,Both One,Both Builders,Apartment,Hyderabad,Telangana,3 BHK,1650,1.3 Cr,no",
    "property,BOTH-2,Both Two,Both Builders,Apartment,Hyderabad,Telangana,3 BHK,1650,as per market,no",
  ].join("\n"),
);

test("pictures are dragged onto their box, and come from a phone's camera; unsaved words are not lost by that @long", async ({
  page,
  browser,
}) => {
  await signInAs(page, "pictures@example.com", "editor");
  await page.goto("/desk/projects/new");
  await page.getByLabel("Name").fill("Dragged Park");
  await page.getByLabel("Builder").fill("Kohinest Realty");
  await page.getByLabel("Property type").selectOption("Villa");
  await page.getByLabel("State").fill("WB");
  await page.getByLabel("City").fill("kolkata");
  const plan = page.getByRole("group", { name: "Floor plan 1" });
  await plan.getByLabel("Bedrooms").fill("4 BHK");
  await plan.getByLabel("Area", { exact: true }).fill("2,400 sft");
  await plan.getByLabel("Price").fill("1.25 cr");
  // A drawing is chosen before the first save, and stays in its box when that is refused.
  const drawing = plan.getByLabel("Drawing from this device");
  await drawing.setInputFiles("public/media/banner-keys-desk.jpg");
  await page.getByLabel("State").fill("");
  await page.getByRole("button", { name: "Save the new project" }).click();
  await expect(page.getByText("State is missing")).toBeVisible();
  expect(await drawing.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
  await page.getByLabel("State").fill("WB");
  await page.getByRole("button", { name: "Save the new project" }).click();
  await expect(page.getByRole("heading", { name: "Not on the site" })).toBeVisible();
  await expect(plan.getByRole("img", { name: "Floor plan 1" })).toBeVisible();
  await expect(plan.getByLabel("Drawing", { exact: true })).toHaveValue(/^\/media\/uploads\//);
  await expectNoViolations(page, "a project with a drawing");
  const home = new URL(page.url()).pathname;

  const box = page.getByLabel("Pictures, several at once");
  await dragOnto(page, box, ["tower-01-golden-hour.jpg", "tower-02-dusk.jpg"]);
  await expect.poll(() => box.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(2);
  // What is typed in the form and not saved would be lost with the page: it is saved first.
  await plan.getByLabel("Price").fill("1.27 cr");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(
    page.getByText("The form on this page has changes that are not saved.", { exact: false }),
  ).toBeVisible();
  await expect(plan.getByLabel("Price")).toHaveValue("1.27 cr");
  await expectNoViolations(page, "unsaved words");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("Floor plan 1, price: 1.25 Cr → 1.27 Cr")).toBeVisible();
  expect(await box.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(2);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Added. The site has them", { exact: false })).toBeVisible();
  await expect(page.getByRole("group", { name: "Picture 2" }).getByRole("img")).toBeVisible();
  await expect(page.getByLabel("Take a photo")).toBeHidden();

  const phone = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: screens[1],
    hasTouch: true,
    isMobile: true,
  });
  const hand = await phone.newPage();
  await hand.goto(home);
  await takenOver(hand);
  const camera = hand.getByLabel("Take a photo");
  await expect(camera).toBeVisible();
  await expect(camera).toHaveAttribute("capture", "environment");
  const chosen = hand.waitForEvent("filechooser");
  await camera.tap();
  const buffer = readFileSync("public/media/tower-09-blue-hour.jpg");
  await (await chosen).setFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer });
  await hand.getByRole("button", { name: "Add", exact: true }).tap();
  await expect(hand.getByText("Added. The site has them", { exact: false })).toBeVisible();
  await expect(hand.getByRole("group", { name: "Picture 3" }).getByRole("img")).toBeVisible();
  expect(await hand.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await phone.close();

  // Leaving the page with words that are not saved asks first.
  await plan.getByLabel("Price").fill("1.29 cr");
  const asked = new Promise<string>((resolve) => {
    page.once("dialog", (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    });
  });
  await page.getByRole("link", { name: "All projects" }).click({ noWaitAfter: true });
  expect(await asked).toBe("beforeunload");
  await expect(plan.getByLabel("Price")).toHaveValue("1.29 cr");
});

/** As from a folder of the device: by the browser's own input, which no script on the page can do. */
async function dragOnto(page: Page, box: Locator, names: readonly string[]): Promise<void> {
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  if (!place) throw new Error("There is no box to drop onto.");
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const files = names.map((name) => path.resolve("public/media", name));
  const client = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await client.send("Input.dispatchDragEvent", {
      type,
      x,
      y,
      data: { items: [], files, dragOperationsMask: 1 },
    });
}
