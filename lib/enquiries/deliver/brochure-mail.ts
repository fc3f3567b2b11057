import { consentLink } from "@/content/contact-rules";
import { brochureMailWords as words, visitorMailWords } from "@/content/lead-mails";
import { brand } from "@/content/site";
import { here, t } from "@/lib/base/language";
import { leadLanguage } from "@/lib/enquiries/forms/lead-language";
import { sayIn } from "@/lib/process/say-in";
import { brochureLinks } from "./lead-links";
import { greetingOf } from "./greeting";
import { messageIdOf, type LeadMail, type VisitorMailSettings } from "./lead-mail";
import { consentPath, projectPath } from "@/lib/base/paths";
import { consentToken } from "@/lib/enquiries/intake/consent-token";
import { cleanLine } from "@/lib/enquiries/forms/lead-text";
import { toHtml, toText, type MailPart } from "./mail-parts";
import type { OpenDelivery, StoredLead } from "@/lib/enquiries/store/stored-lead";

/** The mail with the brochure's link to the visitor who asked for it (specification, section 2), in the language of the form. */
export function brochureMail(delivery: OpenDelivery, settings: VisitorMailSettings): LeadMail {
  return sayIn(leadLanguage(delivery.lead.sourcePage), () => write(delivery, settings));
}

function write({ id, lead }: OpenDelivery, { SITE_URL, MAIL_FROM }: VisitorMailSettings): LeadMail {
  const subject = t(words.subject, { project: projectName(lead) });
  const parts = brochureParts(lead, SITE_URL);
  return {
    to: lead.email === null ? [] : [lead.email],
    subject,
    text: toText(parts),
    html: toHtml(subject, parts),
    messageId: messageIdOf(id, MAIL_FROM),
    headers: { "X-Lead-Reference": lead.reference, "Auto-Submitted": "auto-generated" },
  };
}

function brochureParts(lead: StoredLead, siteUrl: string): MailPart[] {
  const { project } = lead;
  const links = project && brochureLinks(project, siteUrl);
  const name = projectName(lead);
  return [
    { kind: "paragraph", text: greetingOf(lead.name) },
    { kind: "paragraph", text: t(links ? words.ready : words.missing, { project: name }) },
    ...(links
      ? ([
          { kind: "button", text: t("Open the brochure"), href: links.viewer },
          { kind: "field", label: t(words.file), text: links.file, href: links.file },
        ] satisfies MailPart[])
      : []),
    ...(project?.isActive
      ? ([
          { kind: "field", label: t("Project"), text: name, href: siteUrl + here(projectPath(project)) },
        ] satisfies MailPart[])
      : []),
    {
      kind: "field",
      label: t(visitorMailWords.call, { company: brand.name }),
      text: brand.phone,
      href: brand.phoneLink,
    },
    { kind: "field", label: t(visitorMailWords.reference), text: lead.reference },
    { kind: "field", label: t(consentLink), ...linkTo(siteUrl + here(consentPath(consentToken(lead.id)))) },
    { kind: "small", text: `${t(words.questions)}\n${t(words.why, { site: brand.name })}` },
  ];
}

const linkTo = (href: string) => ({ text: href, href });

function projectName({ project }: StoredLead): string {
  return project ? cleanLine(project.name) : t(words.noProject);
}
