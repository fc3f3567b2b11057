import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { parseFilters } from "@/lib/projects/listing/project-filters";
import { toProjectQuery, toQueryParams } from "@/lib/projects/listing/project-query";
import { search } from "./catalogue";
import { test } from "./journey";
import { choose } from "./listing-steps";
import { siteUrl } from "./ports";
import { knownWrong, searchPhrases } from "./search-phrases";

/* First without a browser: what a form sends, and the list that comes. */

const searchPath = (words: string) => `/propertylist?${new URLSearchParams({ search: words })}`;

const parts = 24;

for (let part = 0; part < parts; part += 1) {
  const phrases = searchPhrases.filter((_, at) => at % parts === part);

  test(`what buyers type leads to the list that they mean, in each language (${part + 1} of ${parts})${part < 1 ? "" : " @long"}`, async ({
    request,
  }) => {
    const wrong: string[] = [];
    for (const [at, [phrase, list]] of phrases.entries()) {
      const { pathname, search } = await leadsTo(request, searchPath(phrase));
      const isRight = list.startsWith("/")
        ? pathname === list
        : pathname === "/propertylist" && (await idsOf(request, search)) === (await idsOf(request, list));
      // The same address below that of a language: each phrase in one of them.
      const start = at % 2 ? "/te" : "/hi";
      const led = await leadsTo(request, start + searchPath(phrase));
      if (!isRight || led.pathname + led.search !== start + pathname + search) wrong.push(phrase);
    }
    expect(wrong.sort()).toEqual(
      phrases
        .map(([phrase]) => phrase)
        .filter((phrase) => phrase in knownWrong)
        .sort(),
    );
  });
}

test("the page that a phrase leads to shows the list of its address @long", async ({ request }) => {
  for (const [phrase] of searchPhrases.filter(([, list], at) => at % 16 === 0 && !list.startsWith("/"))) {
    const response = await request.get(searchPath(phrase));
    expect(idsIn(await response.text()), phrase).toBe(await idsOf(request, new URL(response.url()).search));
  }
});

test("a text that many names have goes on to its second page", async ({ request }) => {
  const [first, second] = await Promise.all(
    ["", "&page=2"].map((page) => request.get(`/propertylist?search=an${page}`, { maxRedirects: 0 })),
  );
  expect([first?.status(), second?.status()]).toEqual([200, 200]);
  expect(idsIn((await second?.text()) ?? "")).toBe(await idsOf(request, "search=an&page=2"));
});

test("so many phrases are read as was promised", () => {
  expect(searchPhrases.length).toBeGreaterThanOrEqual(400);
  expect(Object.keys(knownWrong).length).toBeLessThanOrEqual(15);
});

/** Where a form is led that was sent to this address: the list that its words mean, or the one that it asked for. */
async function leadsTo(request: APIRequestContext, path: string): Promise<URL> {
  const answer = await request.get(path, { maxRedirects: 0 });
  return new URL(answer.headers().location ?? path, siteUrl);
}

/** The projects of the first page of a list, in their order. */
async function idsOf(request: APIRequestContext, list: string): Promise<string> {
  const query = toProjectQuery(parseFilters(Object.fromEntries(new URLSearchParams(list))));
  const { properties } = await search(request, toQueryParams(query).toString());
  return properties.map(({ id }) => id).join();
}

function idsIn(html: string): string {
  const ids = [...html.matchAll(/<article[^>]*>.*?href="[^"]*\/propertydetails\/(\d+)/gs)].map(
    ([, id]) => id,
  );
  return ids.join();
}

/** The filters that are set, as their chips say them. */
const chips = (page: Page) =>
  page.getByRole("list", { name: "Filters that are set" }).getByRole("link", { name: /^Remove filter/ });

async function type(page: Page, words: string) {
  const box = page.getByRole("main").getByRole("combobox", { name: "Search" }).first();
  await box.fill("");
  await box.pressSequentially(words, { delay: 15 });
  await box.press("Enter");
}

test("the words typed last are searched for, and what was set by hand stays", async ({ page }) => {
  await page.goto("/propertylist");
  await type(page, "3bhk kondapur");
  await expect(chips(page)).toHaveText(["Kondapur", "3 BHK"]);
  await type(page, "villa in tellapur");
  await expect(chips(page)).toHaveText(["Tellapur", "Villa"]);
  await expect(page.getByText("We read “villa in tellapur” as:")).toBeVisible();
  await page.goBack();
  await expect(chips(page)).toHaveText(["Kondapur", "3 BHK"]);
  await page.goForward();
  await expect(chips(page)).toHaveText(["Tellapur", "Villa"]);

  // By hand: a budget is added, and the kind that was read is taken away.
  await choose(page, "Budget", "3Cr-5Cr");
  await expect(chips(page)).toHaveText(["Tellapur", "Villa", "₹3 Cr – ₹5 Cr"]);
  await chips(page).filter({ hasText: "Villa" }).click();
  await expect(chips(page)).toHaveText(["Tellapur", "₹3 Cr – ₹5 Cr"]);
  await type(page, "flats kokapet");
  await expect(chips(page)).toHaveText(["Kokapet", "Apartment", "₹3 Cr – ₹5 Cr"]);
  await expect(page.getByText("What you had chosen stays: ₹3 Cr – ₹5 Cr.")).toBeVisible();
  await page.getByRole("link", { name: "Only “flats kokapet”" }).click();
  await expect(chips(page)).toHaveText(["Kokapet", "Apartment"]);

  // A name of a project is found whatever was read before it; a suggestion is typed too.
  await type(page, "lumeraya halo");
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(["Lumeraya Halo"]);
  const box = page.getByRole("main").getByRole("combobox", { name: "Search" }).first();
  await box.fill("");
  await box.pressSequentially("mokil", { delay: 15 });
  await page.getByRole("option", { name: /^Mokila/ }).click();
  await expect(chips(page)).toHaveText(["Mokila"]);
  await type(page, "plots in kollur");
  await expect(chips(page)).toHaveText(["Kollur", "Plots"]);
});

test("a typed place inside the chosen city narrows it; another one gives way and is said", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("combobox", { name: "Location" }).selectOption("Hyderabad");
  const box = page.getByRole("combobox", { name: /^Enter a Builder/ });
  await box.pressSequentially("3bhk kondapur");
  await box.press("Enter");
  await expect(chips(page)).toHaveText(["Kondapur", "3 BHK"]);

  await page.goto("/propertylist?location=Hyderabad&bedrooms=2BHK,3BHK&budget=Under+1Cr");
  await type(page, "3bhk whitefield under 80 lakhs");
  await expect(chips(page)).toHaveText(["Hyderabad", "3 BHK", "Up to ₹80 L"]);
  await expect(page.getByText("What you had chosen stays: Hyderabad.")).toBeVisible();
});

test("a part of the city where nothing of ours stands leads to what is near it, and the list says so", async ({
  page,
}) => {
  const said = page.getByRole("main");
  for (const [words, place, name] of [
    ["2bhk in kothaguda", "Kondapur", "Kothaguda"],
    ["peerzadiguda", "Peerzadiguda", "Peerzadiguda"],
    ["west marredpally flats", "West Marredpally", "West Marredpally"],
  ] as const) {
    await page.goto(searchPath(words));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`within 5 km of ${place}`);
    await expect(said.getByText(`None of these is in ${name} itself: they are near it.`)).toHaveCount(1);
    await expect(page.getByRole("article").first()).toBeVisible();
  }
  await page.goto(searchPath("plots in shadnagar"));
  await expect(said.getByText("Nothing that you ask for is in Shadnagar. The nearest places")).toBeVisible();
  await said.getByRole("list", { name: "What would bring some" }).getByRole("link").first().click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a registration number opens its project, from its suggestion and from the keyboard", async ({
  page,
}) => {
  await page.goto("/propertylist?location=Kokapet");
  const number = await page
    .getByRole("article")
    .first()
    .getByText(/^P\d{11}, rera\.telangana\.gov\.in$/)
    .textContent();
  const name = await page.getByRole("article").getByRole("heading", { level: 2 }).first().textContent();
  const box = page.getByRole("main").getByRole("combobox", { name: "Search" }).first();
  await box.pressSequentially(`RERA no: ${number?.split(",")[0]?.toLowerCase()}`);
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText([new RegExp(`^${name}`)]);
  // The list, which has the words before Enter, has it too.
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([name ?? ""]);
  const outside = page.getByText(/^.*Shown for the RERA number that you typed, though it is outside/);
  await expect(outside).toHaveCount(0);
  await choose(page, "Bedrooms", "1BHK");
  await expect(outside).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([name ?? ""]);
  await box.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
});
