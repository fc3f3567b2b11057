import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { answersTo, fill, openForm, submit, test } from "./lead-steps";

const codes = ["+91", "+1", "+44", "+971", "+65"];
const cities = ["Hyderabad", "Bangalore", "Mumbai", "Delhi", "Chennai", "Pune", "Kolkata", "Ahmedabad"];
const occupations = ["Salaried", "Self-Employed", "Business", "Professional", "Other"];
const propertyTypes = ["Apartment", "Villa", "Independent House", "Penthouse", "Plot", "Commercial Space"];

/** Without hidden inputs and the trap for spam programs. */
const fieldsShown = ":is(input, select, textarea):not([type=hidden], [aria-hidden=true] *)";
/** The forms with choices: their field names, and the options of their selects after the first. */
const forms = [
  {
    id: "interior",
    fields: ["name", "email", "phoneNumber", "propertyType", "message"],
    selects: [["Property type", propertyTypes]],
  },
  {
    id: "loan",
    fields: [
      "name",
      "email",
      "phoneNumber",
      "city",
      "occupation",
      "propertyIdentity",
      "loanAmount",
      "message",
    ],
    selects: [
      ["City", cities],
      ["Occupation", occupations],
      ["Have you chosen a property?", ["Yes", "No"]],
    ],
  },
  {
    id: "contact",
    fields: ["fullName", "email", "phoneNumber", "address", "enquiry", "message"],
    selects: [["Enquiry about", ["Price", "Availability", "Amenities", "Site Visit"]]],
  },
] as const;

for (const { id, fields, selects } of forms) {
  // Specification: "/interior-design | Interior design page with enquiry form (a second 'Coming Soon' entry
  // for the same path is never reached)"
  // Specification: "Enquiry form (fields in section 3). Property type options: Apartment, Villa, Independent
  // House, Penthouse, Plot, Commercial Space."
  // Specification: "Enquiry form,"
  // Specification: "Home loan cities: Hyderabad, Bangalore, Mumbai, Delhi, Chennai, Pune, Kolkata, Ahmedabad.
  // Occupations: Salaried, Self-Employed, Business, Professional, Other."
  test(`${id}: its fields, and the choices of each select`, async ({ page }) => {
    const form = await openForm(page, id);
    const boxes = form.locator(fieldsShown);
    expect(await boxes.evaluateAll((all) => all.map((box) => box.getAttribute("name")))).toEqual(fields);
    for (const [label, options] of selects) {
      const found = await form.getByLabel(label, { exact: true }).locator("option").allTextContents();
      expect(found.slice(1)).toEqual(options);
    }
    await expect(page.getByText("Coming Soon")).toHaveCount(0);
  });
}

// Specification: "brochure request dialog (name, phone, email, consent)."
// Specification: "Default country code +91."
test("the forms of a project ask for its country code, +91 unless another is chosen", async ({ page }) => {
  for (const [id, fields] of [
    ["brochure", ["name", "email", "countryCode", "phoneNumber", "allowContact"]],
    ["enquiry", ["name", "countryCode", "phoneNumber", "allowContact"]],
  ] as const) {
    const form = await openForm(page, id);
    const code = form.getByLabel("Country code");
    await expect(code).toHaveValue("+91");
    expect((await code.locator("option").allTextContents()).slice(0, 5)).toEqual(codes);
    // The times for a visit are folded up.
    const boxes = form.locator(fieldsShown).filter({ visible: true });
    const names = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute("name") ?? ""));
    expect(names.toSorted()).toEqual(fields.toSorted());
  }
});

test("callers from any other country find it by its name, and are called there", async ({ page }) => {
  const form = await openForm(page, "enquiry");
  const code = form.getByLabel("Country code");
  await code.selectOption({ label: "Other country…" });
  await form.getByLabel("Search your country").pressSequentially("saudi");
  await form.getByRole("button", { name: /^Saudi Arabia/ }).click();
  await expect(code).toHaveValue("+966");
  await fill(form, answersTo("enquiry", "12345"));
  await submit(form, "enquiry");
  await expect(form.getByText("Please enter a valid phone number of that country.")).toBeVisible();
  const number = `50${String(randomInt(1e7)).padStart(7, "0")}`;
  await fill(form, [["Phone number", `0${number}`]]);
  await submit(form, "enquiry");
  await expect(form.getByText(`We will call +966 ${number}.`)).toBeVisible();
});
