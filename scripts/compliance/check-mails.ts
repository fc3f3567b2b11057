import type { LeadMail } from "@/lib/enquiries/deliver/lead-mail";
import { visitMail } from "@/lib/enquiries/deliver/visit-mail";
import { brochureMail, consentMail } from "@/lib/enquiries/deliver/visitor-mails";
import type { StoredLead } from "@/lib/enquiries/store/lead-queries";
import type { Language } from "@/lib/base/language";
import { projectPath } from "@/lib/base/paths";
import { speakByRequest } from "@/lib/pages/page-language";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { askedMail, newsMail } from "@/lib/saved-searches/deliver/saved-mails";
import { type Advertised, emptyRow, everything, lookFor, type Row } from "./look-at-page";

const settings = { SITE_URL: "https://site.example", MAIL_FROM: "Site <site@site.example>" };
const id = "00000000-0000-8000-a000-000000000000";
const at = "2026-01-01T06:30:00.000Z";
const email = "visitor@site.example";

/**
 * The mails to visitors about each project, and those about none, in each language, as the functions write them that the site
 * sends with: nothing is sent, and nobody is read of.
 */
export function checkMails(projects: readonly ProjectSummary[], languages: readonly Language[]): Row[] {
  speakByRequest();
  return languages.flatMap((language) => {
    const about = emptyRow(`mails of projects, ${language}`, everything);
    const others = emptyRow(`other mails, ${language}`, ["agent"]);
    for (const project of projects) {
      const lead = leadOf(project, language);
      const row = project.reraId ? about : others;
      const search = { query: "", shown: [{ news: { id: 1, price: null, was: null }, project }], more: 0 };
      const news = { person: id, email, language, day: at.slice(0, 10), searches: [search] };
      lookAtMail(row, brochureMail({ id, channel: "visitor-mail", lead }, settings), language, [project]);
      const visit = { ...visitOf(project), place: 0, sequence: 1 };
      lookAtMail(row, visitMail({ id, channel: "visitor-visit", lead, visit }, settings), language, [
        project,
      ]);
      lookAtMail(row, newsMail(news, settings), language, [project]);
    }
    const [first] = projects;
    if (!first) return [about, others];
    const lead = leadOf(first, language);
    lookAtMail(others, consentMail({ id, channel: "visitor-consent", lead }, settings), language, []);
    const asked = { id, person: id, email, askedAt: at, language, query: "location=Hyderabad" };
    for (const mail of ["confirm", "known"] as const)
      lookAtMail(others, askedMail({ ...asked, mail }, settings), language, []);
    return [about, others];
  });
}

/** What stands in both parts of a mail: programs show one or the other. */
export function lookAtMail(
  row: Row,
  { subject, text, html }: Pick<LeadMail, "subject" | "text" | "html">,
  language: Language,
  projects: readonly Advertised[],
): void {
  lookFor(row, `the mail “${subject}”`, projects, [text, html]);
  if (!html.includes(`<html lang="${language}">`))
    row.faults.push(`the mail “${subject}”: is not in ${language}`);
}

function visitOf({ name, location, reraId, reraExemption, locations }: ProjectSummary) {
  const state = locations[0]?.state ?? "";
  const project = { name, place: location ?? "", position: null, reraId, reraExemption, state };
  return { at, isOff: false, isOver: false, pickUp: null, staffName: "Asha", project };
}

function leadOf(project: ProjectSummary, language: Language): StoredLead {
  const channels = ["phone", "whatsapp", "email"];
  const sourcePage = `${language === "en" ? "" : `/${language}`}${projectPath(project)}`;
  return {
    ...{ id, reference: "K7QF-92XD", kind: "brochure", name: "Visitor", phone: "+919876543210", email },
    ...{
      firstPhone: null,
      details: {},
      sourcePage,
      referrer: null,
      utm: {},
      suspicion: null,
      acceptedAt: at,
    },
    project: {
      ...{ id: Number(project.id), name: project.name, slug: project.slug ?? "", isPlot: project.isPlot },
      ...{ isActive: true, brochure: project.brochure ?? null, reraId: project.reraId ?? null },
      locations: project.locations.map(({ state }) => ({ state: state ?? "" })),
    },
    consent: { text: "", version: "", channels, at },
    contact: {
      ...{ agreedAt: at, agreed: channels, chosen: null, stoppedAt: null, callsFrom: null, callsUntil: null },
    },
  };
}
