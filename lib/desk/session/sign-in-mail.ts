import "server-only";
import { randomUUID } from "node:crypto";
import { signInMailWords as words } from "@/content/desk-words";
import { brand } from "@/content/site";
import { linkPath } from "@/lib/desk/forms/desk-paths";
import { toHtml, toText, type MailPart } from "@/lib/enquiries/deliver/mail-parts";
import { sendMail } from "@/lib/enquiries/deliver/send-mail";
import type { Settings } from "@/lib/process/env";

type MailSettings = Pick<Settings, "SITE_URL" | "SMTP_URL" | "MAIL_FROM">;

/** Whether links can be sent by mail. */
export function canMail({ SMTP_URL, MAIL_FROM }: MailSettings): boolean {
  return Boolean(SMTP_URL && MAIL_FROM);
}

export function linkAddress(token: string, { SITE_URL }: Pick<Settings, "SITE_URL">, next?: string): string {
  return SITE_URL + linkPath(token, next);
}

type Link = { token: string; time: string; next?: string };

/** Sends a one-time link, good for `time`, that leads on to `next`. Rejects when the mail server does not take it. */
export async function mailLink(
  email: string,
  { token, time, next }: Link,
  settings: MailSettings,
): Promise<void> {
  const { SMTP_URL = "", MAIL_FROM = "" } = settings;
  const subject = words.subject.replace("{site}", () => brand.name);
  const parts: MailPart[] = [
    { kind: "paragraph", text: words.intro },
    { kind: "button", text: words.button, href: linkAddress(token, settings, next) },
    { kind: "small", text: words.until.replace("{time}", () => time) },
  ];
  await sendMail(
    {
      to: [email],
      subject,
      text: toText(parts),
      html: toHtml(subject, parts),
      messageId: `<${randomUUID()}@${MAIL_FROM.replace(/^.*@|>$/g, "")}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    },
    SMTP_URL,
    MAIL_FROM,
  );
}
