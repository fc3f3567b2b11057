import { consentLink } from "@/content/contact-rules";
import { brochureMailWords, visitMailWords, visitorMailWords } from "@/content/lead-mails";
import { brand } from "@/content/site";
import { here, t } from "@/lib/base/language";
import { formatMoment } from "@/lib/base/moment";
import { consentPath } from "@/lib/base/paths";
import { leadLanguage } from "@/lib/enquiries/forms/lead-context";
import { cleanLine } from "@/lib/enquiries/forms/lead-text";
import { consentToken } from "@/lib/enquiries/intake/installation-secret";
import type { OpenDelivery } from "@/lib/enquiries/store/lead-queries";
import { mayMail, type ToldVisit } from "@/lib/enquiries/store/lead-visits";
import { sayIn } from "@/lib/process/say-in";
import { directionsTo } from "@/lib/projects/project/map-link";
import { withRegistrations } from "@/lib/seo/agent-words";
import { type LeadMail, messageIdOf, type VisitorMailSettings } from "./lead-mail";
import { button, field, type MailPart, paragraph } from "./mail-parts";
import { calendarMessage } from "./visit-calendar";
import { adParts, callPart, greetingOf, letterTo } from "./visitor-mails";

/** Whether the person is still to hear of the visit: it is to come, or off before its time, and he wants mails. */
export function isVisitNews({ lead, visit }: OpenDelivery): boolean {
  return lead.email !== null && visit != null && !visit.isOver && mayMail(lead.contact);
}

/** The mail that a visit is planned, moved or off, in the language of the form, with a file for the person's calendar. */
export function visitMail(delivery: OpenDelivery, settings: VisitorMailSettings): LeadMail {
  return sayIn(leadLanguage(delivery.lead), () => writeVisitMail(delivery, settings));
}

function writeVisitMail(
  { id, lead, visit }: OpenDelivery,
  { SITE_URL, MAIL_FROM }: VisitorMailSettings,
): LeadMail {
  if (!visit || lead.email === null) throw new Error("A mail about a visit has no visit, or no address");
  const project = visit.project ? cleanLine(visit.project.name) : t(brochureMailWords.noProject);
  const said = { project, moment: formatMoment(visit.at) };
  const subject = t(visit.isOff ? visitMailWords.offSubject : visitMailWords.subject, said);
  const text = t(visit.isOff ? visitMailWords.off : visitMailWords.planned, said);
  const parts: MailPart[] = [
    paragraph(greetingOf(lead.name)),
    paragraph(text),
    ...(visit.isOff ? [] : wayParts(visit)),
    callPart(),
    field(t(visitorMailWords.reference), lead.reference),
    button(t(consentLink), SITE_URL + here(consentPath(consentToken(lead.id)))),
    { kind: "small", text: withRegistrations(t(visitMailWords.why, { site: brand.name })) },
  ];
  const from = messageIdOf(`visit-${lead.id}-${visit.place}`, MAIL_FROM).slice(1, -1);
  const event = {
    id: from,
    sequence: visit.sequence,
    at: visit.at,
    summary: t(visitMailWords.event, { project }),
    place: visit.pickUp ?? visit.project?.place ?? "",
    text,
  };
  return {
    ...letterTo(lead, subject, parts, messageIdOf(id, MAIL_FROM)),
    icalEvent: {
      method: visit.isOff ? "CANCEL" : "REQUEST",
      filename: "visit.ics",
      content: calendarMessage(event, visit.isOff, addressIn(MAIL_FROM), lead.email),
    },
  };
}

/** Where it is, and who comes along; a project is named with its number. */
function wayParts({ project, pickUp, staffName }: ToldVisit): MailPart[] {
  const place = pickUp ?? project?.place;
  const [first] = staffName?.split(" ") ?? [];
  return [
    ...(place ? [field(t(visitMailWords.meet), cleanLine(place))] : []),
    ...(first ? [field(t(visitMailWords.who), cleanLine(first))] : []),
    ...(project
      ? [button(t("Route"), directionsTo(project.position ?? `${project.name}, ${project.place}`))]
      : []),
    ...(project ? adParts({ ...project, locations: [project] }) : []),
  ];
}

/** `MAIL_FROM` is an address, or a name and one in angle brackets. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
