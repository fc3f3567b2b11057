import "server-only";
import { createTransport } from "nodemailer";
import type { LeadMail } from "./lead-mail";

/** With the steps before and after it a delivery ends within 20 seconds, on which the queue relies. */
const patienceMs = 15_000;

/**
 * Sends the mail through SMTP_URL. Resolves if the server accepted it for at least one of the addresses, to
 * the number of refused ones. Rejects with nodemailer's error.
 */
export async function sendMail(mail: LeadMail, smtpUrl: string, from: string): Promise<number> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: patienceMs,
    dnsTimeout: 5_000,
  });
  try {
    const { rejected } = await transport.sendMail({
      ...mail,
      from,
      to: mail.to.map((address) => ({ name: "", address })),
      signal: AbortSignal.timeout(patienceMs),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return rejected.length;
  } finally {
    transport.close();
  }
}
