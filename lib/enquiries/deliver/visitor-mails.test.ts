import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { consentBox, shownVersion } from "@/content/consent";
import { consents } from "@/content/consents";
import { languages } from "@/content/languages";
import { consentLink } from "@/content/contact-rules";
import { reraExemptions } from "@/content/rera-authorities";
import { brochureMailWords, consentMailWords, visitorMailWords } from "@/content/lead-mails";
import { promises } from "@/content/promises";
import { consentPath } from "@/lib/base/paths";
import { consentToken } from "@/lib/enquiries/intake/installation-secret";
import type { StoredLead } from "@/lib/enquiries/store/lead-queries";
import {
  englishIn,
  type MailServer,
  openMailServer,
  type ReceivedMail,
} from "@/lib/enquiries/testing/receivers";
import { makeContact, makeLead } from "@/lib/enquiries/testing/make-lead";
import { speakByRequest } from "@/lib/pages/page-language";
import { brochureMail, consentMail } from "./visitor-mails";
import { staffMail, type LeadMail } from "./lead-mail";
import { sendMail } from "./send-mail";

const { hi: hindi, te: telugu } = languages;

/* The mails to visitors are in the language of the page with the form, as they arrive at a real mail server. */
const from = "Zerokey Homes <homes@mail.example.com>";
const settings = { SITE_URL: "https://homes.example.com", MAIL_FROM: from, LEADS_EMAIL_TO: ["a@b.example"] };
const id = "0c5b54be-6a11-4d0b-9a5c-0d7a3c9f7e10";
const project = {
  ...{ id: 7, name: "Aurovelle Lakecity", slug: "aurovelle-lakecity", isPlot: false, isActive: true },
  brochure: "/brochures/lake-city.pdf",
};

function lead(sourcePage: string | null, more: Partial<StoredLead> = {}): StoredLead {
  const { projectId: _, addressHash: __, idempotencyKey: ___, bodyHash: ____, ...accepted } = makeLead();
  const contact = makeContact({
    agreedAt: "2026-11-21T07:00:00.000Z",
    agreed: ["whatsapp", "phone", "email"],
  });
  return {
    ...accepted,
    ...{ id, email: "ravi@visitor.example", project, firstPhone: null, contact, sourcePage },
    ...more,
  };
}

let server: MailServer;
beforeAll(async () => {
  speakByRequest();
  server = await openMailServer();
});
beforeEach(() => server.clear());
afterAll(() => server.close());

async function received(mail: LeadMail): Promise<ReceivedMail> {
  await sendMail(mail, server.url, from);
  return server.mails.at(-1)!; // it was just taken
}
const consent = (page: string | null, more?: Partial<StoredLead>, clock = "12:30") =>
  received(
    consentMail(
      { id, channel: "visitor-consent", lead: lead(page, more) },
      settings,
      new Date(`2026-11-21T${clock}+05:30`),
    ),
  );
const brochure = (page: string | null, more?: Partial<StoredLead>) =>
  received(brochureMail({ id, channel: "visitor-mail", lead: lead(page, more) }, settings));
const link = (language: string) => `https://homes.example.com${language}${consentPath(consentToken(id))}`;

describe("after a form in Telugu", () => {
  const page = "/te/propertydetails/7/aurovelle-lakecity";

  test("the mail of the consent is in Telugu, in both of its parts, and its link opens the Telugu page", async () => {
    const {
      version,
      text: agreed,
      channels,
    } = consents.find(({ version }) => version === shownVersion(consentBox, "te")) ?? consentBox;
    const at = "2026-11-21T07:00:00.000Z";
    const mail = await consent(page, { consent: { version, text: agreed, channels: [...channels], at } });
    expect(mail.subject).toBe(telugu[consentMailWords.subject]?.replace("{reference}", "K7QF-92XD"));
    expect(mail.text).toContain("నమస్కారం Ravi Kumar గారు,");
    expect(mail.text).toContain(`“${agreed}”`);
    expect(mail.text).toContain("20 మే 2027 వరకు, ఫోన్ కాల్");
    expect(mail.text).toContain("నమూనా RERA ఏజెంట్ నంబర్ A00000000000, తెలంగాణ");
    expect(mail.text).toContain(`${telugu[consentMailWords.button]}: ${link("/te")}\n`);
    expect(mail.html).toContain(`href="${link("/te")}"`);
    expect(mail.html).toContain('<html lang="te">');
    expect(englishIn(mail, ["Ravi Kumar"])).toEqual([]);
    // Letters of India reach every mail program only so.
    expect(mail.raw.match(/^Content-Type: text\/(?:plain|html); charset=utf-8/gm)).toHaveLength(2);
    for (const line of mail.raw.split("\r\n")) expect(line.length).toBeLessThan(999);
  });

  test("it repeats the times at which the home is to be seen, and that they are wishes", async () => {
    const mail = await consent(page, {
      details: { visitTimes: "2026-12-05 morning" },
      consent: { ...lead(null).consent, text: "సమ్మతి" },
    });
    expect(mail.text).toContain(
      telugu[promises.visit.wished]?.replace("{times}", "శని 5 డిసెంబర్, ఉదయం (9 AM–మధ్యాహ్నం 12)") ?? "-",
    );
    expect(englishIn(mail, ["Ravi Kumar", "9 AM"])).toEqual([]);
    expect((await consent(page)).text).not.toContain("ఖరారు");
  });

  test("that with the brochure too, with the project's page and the link to stop it", async () => {
    const mail = await brochure(page);
    expect(mail.subject).toBe("మీరు అడిగిన Aurovelle Lakecity బ్రోచర్");
    expect(mail.text).toContain("https://homes.example.com/te/propertydetails/7/aurovelle-lakecity");
    expect(mail.text).toContain(`${telugu[consentLink]}: ${link("/te")}`);
    expect(englishIn(mail, ["Ravi Kumar", "Aurovelle Lakecity"])).toEqual([]);
    const bare = await brochure(page, { name: "www.spam.example", project: null });
    expect(bare.text).toMatch(new RegExp(`^${telugu[visitorMailWords.greetingWithoutName]}\n`));
    expect(englishIn(bare, [])).toEqual([]);
  });

  test("staff read English", async () => {
    const mail = await received(staffMail({ id, channel: "staff-mail", lead: lead(page) }, settings));
    expect(mail.subject).toBe("Callback: Ravi Kumar, Aurovelle Lakecity (K7QF-92XD)");
    expect(mail.text).toContain("Language: The page with the form was in Telugu");
    expect(mail.html).toContain('<html lang="en">');
  });
});

test("a project that needs no RERA number goes out with the reason, in the language of the page", async () => {
  const exempt = { ...project, reraExemption: "up to 8 homes" as const };
  expect((await brochure("/", { project: exempt })).text).toContain("it has not more than 8 homes");
  const mail = await brochure("/te", { project: exempt });
  expect(mail.text).toContain(telugu[reraExemptions["up to 8 homes"]]);
  const withNumber = { ...project, reraId: "P02400001234", locations: [{ state: "Telangana" }] };
  expect((await brochure("/", { project: withNumber })).text).toContain(
    "P02400001234, rera.telangana.gov.in",
  );
});

test("after a form in Hindi the mails are in Hindi", async () => {
  const mail = await consent("/hi/contactus", { consent: { ...lead(null).consent, text: "सहमति" } });
  expect(mail.subject).toBe(hindi[consentMailWords.subject]?.replace("{reference}", "K7QF-92XD"));
  expect(mail.text).toContain(link("/hi"));
  expect(mail.html).toContain('<html lang="hi">');
  expect(englishIn(mail, ["Ravi Kumar"])).toEqual([]);
  const missing = await brochure("/hi", { project: { ...project, brochure: null } });
  expect(missing.text).toContain(
    hindi[brochureMailWords.missing]?.replace("{project}", "Aurovelle Lakecity") ?? "-",
  );
  expect(englishIn(missing, ["Ravi Kumar", "Aurovelle Lakecity"])).toEqual([]);
});

test.each(["/contactus", null])(
  "after a form of %s they are as they always were, in English",
  async (page) => {
    const mail = await consent(page);
    expect(mail.subject).toBe("What you agreed to with your enquiry (K7QF-92XD)");
    expect(mail.html).toContain('<html lang="en"><head><meta charset="utf-8">');
    expect(mail.text?.trimEnd()).toBe(`Hello Ravi Kumar,

We have your enquiry. With it you agreed to this:

“I agree to be contacted”

We may contact you about it until 20 May 2027, by phone call, WhatsApp and email, from 9 AM to 9 PM in India.

See, change or stop it: ${link("")}

Your reference: K7QF-92XD
Call Zerokey Homes: 1800 000 0000

You get this mail because this address was given with a form on Zerokey Homes. If that was not you, open the link above and delete the enquiry: then nobody contacts you.
Sample RERA agent number A00000000000, Telangana, valid until 30 September 2030`);
  },
);

describe("whoever asks for a call at night", () => {
  const { today, tomorrow } = promises.callLater;
  const filled = (words: string) => words.replaceAll("{from}", "9 AM").replaceAll("{until}", "9 PM");
  test.each([
    ["", "08:59", filled(today)],
    ["", "09:00", null],
    ["", "20:59", null],
    ["", "21:00", filled(tomorrow)],
    ["/te", "08:59", filled(telugu[today] ?? "-")],
    ["/te", "21:00", filled(telugu[tomorrow] ?? "-")],
    ["/hi", "08:59", filled(hindi[today] ?? "-")],
    ["/hi", "21:00", filled(hindi[tomorrow] ?? "-")],
  ])("reads on %s/contactus at %s when we call", async (language, clock, says) => {
    const { text = "" } = await consent(`${language}/contactus`, { kind: "loan" }, clock);
    const said = [filled(today), filled(tomorrow)].flatMap((words) => (text.includes(words) ? [words] : []));
    if (says) expect(text).toContain(says);
    else expect(said).toEqual([]);
  });

  test("reads nothing of it where nobody calls: after a message, or by phone at all", async () => {
    const night = "22:00";
    expect((await consent("/contactus", { kind: "contact" }, night)).text).not.toContain("tomorrow");
    const contact = makeContact({ agreedAt: "2026-11-21T07:00:00.000Z", agreed: ["email"] });
    expect((await consent("/contactus", { kind: "loan", contact }, night)).text).not.toContain("tomorrow");
  });
});
