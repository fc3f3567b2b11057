import { expect } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { test } from "./journey";

// Specification: "/contactus | Contact page"
// Specification: "/contactus: registered office address in Hyderabad, a contact e-mail {email} and phone
// {phone}, a 'Message Us' form and an embedded map."
test("Contact Us has office, e-mail, phone and form; its map loads when it is asked for, not before", async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname.endsWith("google.com")) foreign.push(request.url());
  });
  await page.route(/google\.com/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>map</title>" }),
  );
  await page.goto("/contactus");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Message Us" })).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: "Registered office" })).toContainText(
    "Banjara Hills, Hyderabad, Telangana 500034",
  );
  await expect(main.getByRole("link", { name: "hello@zerokey.example" })).toHaveAttribute("href", /^mailto:/);
  await expect(main.getByRole("link", { name: "1800 000 0000" })).toHaveAttribute("href", /^tel:/);
  const agent = main.getByRole("listitem").filter({ hasText: "RERA registration" });
  await expect(agent).toContainText("Sample RERA agent number A00000000000");
  await expect(agent.getByRole("link", { name: "Look it up at rera.telangana.gov.in" })).toHaveAttribute(
    "href",
    "https://rera.telangana.gov.in/",
  );
  const map = page.getByRole("region", { name: "Map of the office" });
  await expect(map.getByRole("link", { name: "Open in maps" })).toHaveAttribute("href", /Banjara\+Hills/);
  expect(foreign).toEqual([]);
  await map.getByRole("button", { name: "Show map" }).click();
  await expect(map.locator("iframe")).toHaveAttribute("title", /Banjara Hills/);
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
  await expectNoViolations(page, "map", "main");
});
