import { beforeEach, describe, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import type { LeadProject, StoredLead } from "@/lib/enquiries/store/lead-queries";
import { openMailServer, type ReceivedMail } from "@/lib/enquiries/testing/receivers";
import { makeContact, makeLead } from "@/lib/enquiries/testing/make-lead";
import { brochureMail } from "./visitor-mails";
import { formatMoment, messageIdOf, staffMail, type LeadMail } from "./lead-mail";
import { sendMail } from "./send-mail";

const from = "Zerokey Homes <homes@mail.example.com>";
const settings = {
  SITE_URL: "https://homes.example.com",
  MAIL_FROM: from,
  LEADS_EMAIL_TO: ["a@example.com"],
};
const id = "0c5b54be-6a11-4d0b-9a5c-0d7a3c9f7e10";
const lakecity: LeadProject = {
  ...{ id: 7, name: "Aurovelle Lakecity", slug: "aurovelle-lakecity", isPlot: false, isActive: true },
  brochure: "/brochures/lake-city.pdf",
};

const contact = makeContact({
  // Just now: a consent that has ended has no buttons.
  agreedAt: new Date().toISOString(),
  agreed: ["whatsapp", "sms", "phone", "email"],
});

function lead(overrides: Partial<StoredLead> = {}): StoredLead {
  const { projectId: _, addressHash: __, idempotencyKey: ___, bodyHash: ____, ...accepted } = makeLead();
  return { ...accepted, project: lakecity, firstPhone: null, contact, ...overrides };
}
const server = forAllTests(openMailServer);
beforeEach(() => server.clear());

/** The mail as it arrives, through a real mail server and parser. */
async function received(mail: LeadMail): Promise<ReceivedMail> {
  await sendMail(mail, server.url, from);
  return server.mails.at(-1)!; // it was just taken
}

const staff = (overrides?: Partial<StoredLead>) =>
  received(staffMail({ id, channel: "staff-mail", lead: lead(overrides) }, settings));
const brochure = (overrides?: Partial<StoredLead>) =>
  received(
    brochureMail(
      {
        id,
        channel: "visitor-mail",
        lead: lead({ kind: "brochure", email: "ravi@visitor.example", ...overrides }),
      },
      settings,
    ),
  );

describe("the mail to the staff", () => {
  test("leads to the lead at the desk, where there is one", async () => {
    const open = { id, channel: "staff-mail", lead: lead() } as const;
    const link = `https://homes.example.com/desk/leads/${open.lead.id}`;
    const mail = await received(staffMail({ ...open, hasDesk: true }, settings));
    expect(mail.text).toContain(`Open at the desk: ${link}\n`);
    expect(mail.html).toContain(`href="${link}"`);
    expect((await received(staffMail({ ...open, hasDesk: false }, settings))).text).not.toContain("/desk");
  });

  test("says who wants what, and has one tap to call", async () => {
    const mail = await staff({ email: "ravi@visitor.example" });
    expect(mail.subject).toBe("Callback: Ravi Kumar, Aurovelle Lakecity (K7QF-92XD)");
    expect(mail.from).toMatchObject({ name: "Zerokey Homes", address: "homes@mail.example.com" });
    expect(mail.recipients).toEqual(["a@example.com"]);
    expect(mail.replyTo).toEqual([{ name: "Ravi Kumar", address: "ravi@visitor.example" }]);
    expect(mail.messageId).toBe(`<${id}@mail.example.com>`);
    expect(mail.html).toContain('<a href="tel:+919876543210"');
    expect(mail.html).toContain("Call +91 98765 43210");
    expect(mail.html).toContain('<a href="https://wa.me/919876543210"');
    expect(mail.html).toContain('<meta name="viewport"');
    expect(mail.text).toContain("Call +91 98765 43210: tel:+919876543210");
    expect(mail.text).toContain(
      "Project: Aurovelle Lakecity\n    https://homes.example.com/propertydetails/7/aurovelle-lakecity",
    );
    expect(mail.text).toContain("Reference: K7QF-92XD");
    expect(mail.text).toContain("Received: 21 Nov 2026, 12:30 pm IST (2026-11-21T07:00:00.000Z)");
    expect(mail.text).toContain(
      "Page: /propertydetails/1/aurovelle-lakecity\n    https://homes.example.com/propertydetails/1/aurovelle-lakecity",
    );
    expect(mail.text).toContain("utm_source: newsletter");
    expect(mail.text).toContain("Consent: I agree to be contacted (box-2026-11; phone, email)");
    // Plain text first, because mail programs show the last part that they can.
    expect(mail.raw.indexOf("text/plain")).toBeLessThan(mail.raw.indexOf("text/html"));
  });

  test.each([
    ["08:59", true],
    ["09:00", false],
    ["20:59", false],
    ["21:00", true],
  ])("sent at %s in India it warns of calls: %s", (clock, warns) => {
    const now = new Date(`2026-11-24T${clock}+05:30`);
    const agreed = lead({ contact: { ...contact, agreedAt: "2026-11-24T00:00:00.000Z" } });
    const { text } = staffMail({ id, channel: "staff-mail", lead: agreed }, settings, now);
    expect(text.includes("Calls are welcome from 9 AM to 9 PM.")).toBe(warns);
  });

  test("names the floor plan that was asked about", async () => {
    const details = { planType: "3BHK", planArea: 1390, planPrice: 17_176_000 };
    expect((await staff({ kind: "enquiry", details })).text).toContain(
      "Floor plan: 3 BHK, 1,390 sqft, ₹1.72 Cr",
    );
  });

  test("names what the visitor wants to know", async () => {
    const details = { questions: "Carpet area, Other charges" };
    expect((await staff({ kind: "enquiry", details })).text).toContain(
      "Asks about: Carpet area, Other charges",
    );
  });

  test("names the times at which the visitor would like to see the home", async () => {
    const details = { visitTimes: "2026-12-05 morning, 2026-12-06 evening" };
    expect((await staff({ details })).text).toContain(
      "Would like to visit: Sat 5 Dec, morning (9 AM–12 noon); Sun 6 Dec, evening (4 PM–7 PM)",
    );
  });

  test("brings the right number of a lead whose visitor corrected it", async () => {
    const corrected = lead({ phone: "+919123456780", firstPhone: "+919191234567" });
    const mail = await received(
      staffMail({ id, channel: "staff-mail-correction", lead: corrected }, settings),
    );
    expect(mail.subject).toBe("[Number corrected] Callback: Ravi Kumar, Aurovelle Lakecity (K7QF-92XD)");
    expect(mail.text).toContain("Call +91 91234 56780: tel:+919123456780");
    expect(mail.text).toContain("Typed at first: +91 91912 34567");
  });

  test("shows the fields of the form by their labels, money in words", async () => {
    const details = { city: "Pune", propertyIdentity: "Yes", loanAmount: 5_000_000, message: "One\nTwo" };
    const { text } = await staff({ kind: "loan", project: null, details });
    expect(text).toContain("City: Pune");
    expect(text).toContain("Have you chosen a property?: Yes");
    expect(text).toContain("Loan amount: ₹50 L (₹50,00,000)");
    expect(text).toContain("Message:\n    One\n    Two");
  });

  test("shows markup as the text it is", async () => {
    const evil = `<script>alert("1")</script><a href='x'>&`;
    const mail = await staff({
      name: evil,
      details: { message: evil },
      utm: { utm_term: evil },
      referrer: evil,
    });
    expect(mail.html).not.toMatch(/<script|<a href='x'/);
    expect(mail.html?.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt;/g)?.length).toBeGreaterThan(
      4,
    );
    expect(mail.text).toContain(`Name: ${evil}`);
  });

  test("a name can add no header, and a page no link to elsewhere", async () => {
    const mail = await staff({
      name: "Ravi\r\nBcc: victim@example.org\r\n\r\nHello",
      email: "ravi@visitor.example",
      sourcePage: "//evil.example/x",
    });
    expect(mail.recipients).toEqual(["a@example.com"]);
    expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail.subject).toContain("Ravi Bcc: victim@example.org Hello");
    expect(mail.html).not.toContain('href="//evil');
    expect(mail.html).not.toContain('href="https://evil');
  });

  test("takes long names in any script", async () => {
    const name = "रवि कुमार 👨‍👩‍👧‍👦 ".repeat(8).trim();
    const mail = await staff({ name, email: "ravi@visitor.example" });
    expect(mail.subject).toContain(name);
    expect(mail.text).toContain(`Name: ${name}`);
    expect(mail.replyTo?.[0]).toMatchObject({ name, address: "ravi@visitor.example" });
    for (const line of mail.raw.split("\r\n")) expect(line.length).toBeLessThan(999);
  });

  test("goes to several addresses; one that is refused keeps it from no other", async () => {
    const mail = staffMail({ id, channel: "staff-mail", lead: lead() }, settings);
    expect(await sendMail({ ...mail, to: ["a@example.com", "b@example.com"] }, server.url, from)).toBe(0);
    expect(server.mails[0]?.recipients).toEqual(["a@example.com", "b@example.com"]);
  });
});

describe("the mail to the visitor", () => {
  test("has the brochure, the number to call and the reference", async () => {
    const mail = await brochure();
    const viewer =
      "https://homes.example.com/pdf-viewer?url=%2Fbrochures%2Flake-city.pdf&property=Aurovelle%20Lakecity";
    expect(mail.subject).toBe("Your brochure of Aurovelle Lakecity");
    expect(mail.recipients).toEqual(["ravi@visitor.example"]);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain("Hello Ravi Kumar,");
    expect(mail.text).toContain(`Open the brochure: ${viewer}`);
    expect(mail.text).toContain("https://homes.example.com/brochures/lake-city.pdf");
    expect(mail.html).toContain(`href="${viewer.replace("&", "&amp;")}"`);
    expect(mail.html).toContain('href="tel:18000000000"');
    expect(mail.text).toContain("Your reference: K7QF-92XD");
    expect(mail.text).toContain("You get this mail because");
    expect(mail.text).not.toContain("98765");
  });

  test.each([
    "Buy now at www.spam.example",
    "http://spam.example",
    "<b>Ravi</b>",
    "1 million $",
    "x".repeat(60),
  ])("does not carry %j to a stranger as a name", async (name) => {
    const mail = await brochure({ name });
    expect(mail.text).toMatch(/^Hello,\n/);
    expect(mail.raw).not.toContain("spam");
  });

  test.each(["José d’Souza", "A. P. J. Kalam", "రవి కుమార్", "Anne-Marie"])("greets %s", async (name) => {
    expect((await brochure({ name })).text).toContain(`Hello ${name},`);
  });

  test.each([{ brochure: null }, { isActive: false }, { brochure: null, isActive: false }])(
    "says so when there is no brochure, and advertises nothing that is no longer offered: %o",
    async (more) => {
      const mail = await brochure({ project: { ...lakecity, reraId: null, ...more } });
      expect(mail.text).toContain("It is not online right now");
      expect(mail.text).not.toContain("/pdf-viewer");
      expect(mail.text?.includes("/propertydetails/")).toBe(more.isActive !== false);
    },
  );

  test("has the RERA number and its authority, but of what is no longer offered", async () => {
    const registered = { ...lakecity, reraId: "P02400001234", locations: [{ state: "Telangana" }] };
    expect((await brochure({ project: registered })).text).toContain(
      "RERA ID: P02400001234, rera.telangana.gov.in",
    );
    const gone = await brochure({ project: { ...registered, isActive: false } });
    expect(gone.text).not.toContain("P02400001234");
  });

  test("needs no project", async () => {
    expect((await brochure({ project: null })).subject).toBe("Your brochure of the project");
  });
});

test("a message id is the delivery's, at the host of the sender", () => {
  expect(messageIdOf("x", "homes@example.com")).toBe("<x@example.com>");
  expect(messageIdOf("x", "A <homes@example.com>")).toBe("<x@example.com>");
});

test("times are told in India and in UTC", () => {
  expect(formatMoment("2026-11-21T20:00:00.000Z")).toBe(
    "22 Nov 2026, 1:30 am IST (2026-11-21T20:00:00.000Z)",
  );
});
