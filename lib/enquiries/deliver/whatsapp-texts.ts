import "server-only";
import { brand } from "@/content/site";
import { askedAbout, type WhatsappText, whatsappTexts } from "@/content/whatsapp-texts";
import { here, t } from "@/lib/base/language";
import { formatMoment } from "@/lib/base/moment";
import { toSlug } from "@/lib/base/slug";
import { paths, projectPath } from "@/lib/base/paths";
import { leadLanguage } from "@/lib/enquiries/forms/lead-context";
import type { LeadProject, StoredLead } from "@/lib/enquiries/store/lead-queries";
import { priceRangeOf } from "@/lib/projects/project/project-facts";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";
import { adLine } from "@/lib/projects/project/rera-number";
import { sayIn } from "@/lib/process/say-in";
import { brochureLinks, sourceLink, whatsappLink } from "./lead-links";
import { greetingOf } from "./visitor-mails";

/** What is told of a project besides what all messages need. Prices in rupees. */
export type OfferedProject = LeadProject & {
  minPrice: number | null;
  maxPrice: number | null;
};

type Told = Pick<StoredLead, "name" | "phone" | "kind" | "sourcePage" | "details"> & {
  project: OfferedProject | null;
  visitAt: string | null;
  /** Projects on the site that are like the one of the lead. */
  alike?: readonly ProjectSummary[];
};

/** A text, and the address that opens WhatsApp with it. */
export type FilledText = { name: WhatsappText; text: string; href: string };

/**
 * What this account may send to the person of a lead, in the language of the page with the form: those for which all is known.
 * A project goes out with its RERA number, and only while it is on the site; its link says which agent has sent it.
 */
export function fillWhatsappTexts(lead: Told, agent: string, siteUrl: string): FilledText[] {
  return sayIn(leadLanguage(lead), () => {
    const offered = lead.project?.isActive ? lead.project : null;
    const values = {
      agent,
      company: brand.name,
      about: offered?.name ?? t(askedAbout[lead.kind]),
      project: offered?.name ?? "",
      price: offered ? priceRangeOf({ ...offered, price: null }) : "",
      moment: lead.visitAt ? formatMoment(lead.visitAt) : "",
    };
    const ad =
      offered && adLine({ ...offered, reraId: offered.reraId ?? null, locations: offered.locations ?? [] });
    const brochure = offered && brochureLinks(offered, siteUrl)?.viewer;
    const list =
      lead.sourcePage?.split("?")[0]?.endsWith(paths.listing) && sourceLink(lead.sourcePage, siteUrl);
    const homes = offered ? (lead.alike ?? []) : [];
    const links: Partial<Record<WhatsappText, string>> = {
      ...(list && { list: trackedLink(list, agent) }),
      ...(offered && { project: trackedLink(siteUrl + here(projectPath(offered)), agent) }),
      ...(brochure && { brochure: trackedLink(brochure, agent) }),
    };
    const isKnown = (name: WhatsappText) => {
      if (name === "visit") return lead.visitAt !== null;
      return name === "homes" ? homes.length > 0 : !whatsappTexts[name].includes("{link}") || links[name];
    };
    return (Object.keys(whatsappTexts) as WhatsappText[]).filter(isKnown).map((name) => {
      const link = links[name] ?? "";
      const said = t(whatsappTexts[name], { ...values, link });
      const first = name === "hello" || name === "missed" ? `${greetingOf(lead.name)} ${said}` : said;
      const more = name === "homes" ? homes.flatMap((home) => offer(home, agent, siteUrl)) : [];
      const text = [first, name !== "list" && link && ad, ...more].filter(Boolean).join("\n");
      return { name, text, href: `${whatsappLink(lead.phone)}?text=${encodeURIComponent(text)}` };
    });
  });
}

/** One of several homes: what it is and costs, where all of it stands, and what the RERA Act asks for. */
function offer(home: ProjectSummary, agent: string, siteUrl: string): (string | null)[] {
  const link = trackedLink(siteUrl + here(projectPath(home)), agent);
  return [`${home.name}, ${priceRangeOf({ ...home, price: null })}: ${link}`, adLine(home)];
}

/** By which a lead that comes says who has sent it. */
function trackedLink(address: string, agent: string): string {
  const url = new URL(address);
  url.searchParams.set("utm_source", "whatsapp");
  url.searchParams.set("utm_medium", "agent");
  url.searchParams.set("utm_campaign", toSlug(agent, "agent"));
  return url.href;
}
