import { randomUUID } from "node:crypto";
import "server-only";
import { brand } from "@/content/site";
import { type MailPart, toHtml, toText } from "@/lib/enquiries/deliver/mail-parts";
import { sendMail } from "@/lib/enquiries/deliver/send-mail";
import type { Settings } from "@/lib/process/env";

export type StaffMailSettings = Pick<Settings, "SITE_URL" | "SMTP_URL" | "MAIL_FROM">;

/** Whether mail can be sent to staff. */
export function canMail({ SMTP_URL, MAIL_FROM }: StaffMailSettings): boolean {
  return Boolean(SMTP_URL && MAIL_FROM);
}

/**
 * Sends a mail to somebody at the desk. `id`: the same for every attempt at one mail. Rejects when the mail server does not take
 * it.
 */
export async function mailStaff(
  email: string,
  settings: StaffMailSettings,
  subjectWords: string,
  parts: readonly MailPart[],
  id: string = randomUUID(),
): Promise<void> {
  const { SMTP_URL = "", MAIL_FROM = "" } = settings;
  const subject = subjectWords.replace("{site}", () => brand.name);
  await sendMail(
    {
      to: [email],
      subject,
      text: toText(parts),
      html: toHtml(subject, parts),
      messageId: `<${id}@${MAIL_FROM.replace(/^.*@|>$/g, "")}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    },
    SMTP_URL,
    MAIL_FROM,
  );
}
