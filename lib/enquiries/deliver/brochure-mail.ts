import { consentLink } from "@/content/contact-rules";
import { brochureMailWords as words } from "@/content/lead-mails";
import { brand } from "@/content/site";
import { brochureLinks, projectLink } from "./lead-links";
import { greetingOf } from "./greeting";
import { messageIdOf, type LeadMail, type MailSettings } from "./lead-mail";
import { consentPath } from "@/lib/base/paths";
import { consentToken } from "@/lib/enquiries/intake/consent-token";
import { cleanLine } from "@/lib/enquiries/forms/lead-text";
import { toHtml, toText, type MailPart } from "./mail-parts";
import type { OpenDelivery, StoredLead } from "@/lib/enquiries/store/stored-lead";

/** The mail with the brochure's link to the visitor who asked for it (specification, section 2). */
export function brochureMail(
  { id, lead }: OpenDelivery,
  { SITE_URL, MAIL_FROM }: Omit<MailSettings, "LEADS_EMAIL_TO">,
): LeadMail {
  const subject = words.subject.replace("{project}", () => projectName(lead));
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
    { kind: "paragraph", text: (links ? words.ready : words.missing).replace("{project}", () => name) },
    ...(links
      ? ([
          { kind: "button", text: "Open the brochure", href: links.viewer },
          { kind: "field", label: "The PDF itself", text: links.file, href: links.file },
        ] satisfies MailPart[])
      : []),
    ...(project?.isActive
      ? ([
          { kind: "field", label: "Project", text: name, href: projectLink(project, siteUrl) },
        ] satisfies MailPart[])
      : []),
    { kind: "field", label: `Call ${brand.name}`, text: brand.phone, href: brand.phoneLink },
    { kind: "field", label: "Your reference", text: lead.reference },
    { kind: "field", label: consentLink, ...linkTo(siteUrl + consentPath(consentToken(lead.id))) },
    { kind: "small", text: `${words.questions}\n${words.why.replace("{site}", brand.name)}` },
  ];
}

const linkTo = (href: string) => ({ text: href, href });

function projectName({ project }: StoredLead): string {
  return project ? cleanLine(project.name) : words.noProject;
}
