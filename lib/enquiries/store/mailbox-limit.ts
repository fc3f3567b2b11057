import "server-only";
import { sql } from "drizzle-orm";
import type { Transaction } from "@/lib/db/client";

/** Mails of a kind to one mailbox in an hour, whoever asks for them (docs/readings.md, "mails to a mailbox"). */
const mostAnHour = 3;

/**
 * The mailbox of an address, as a number may be taken for it: `a.b+homes@example.com` is read by whoever reads
 * `ab@example.com`. With some providers dots do matter; then two people share three mails an hour.
 */
const mailboxOf = (email: unknown) =>
  sql`replace(lower(split_part(split_part(${email}, '@', 1), '+', 1)), '.', '') || '@' || lower(split_part(${email}, '@', 2))`;

/** Written out, because each has an index of its own. */
const named = { "visitor-mail": sql`'visitor-mail'`, "visitor-consent": sql`'visitor-consent'` };

/**
 * Whether this mailbox has got its mails of the hour. Two requests for one mailbox wait for each other until the transaction
 * ends, so that none is counted too late.
 */
export async function hasEnoughMails(
  tx: Transaction,
  lead: { id: string; email: string },
  channel: "visitor-mail" | "visitor-consent",
): Promise<boolean> {
  const email = sql`${lead.email}::text`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mailbox ' || ${mailboxOf(email)}, 0))`);
  const { rows } = await tx.execute<{ mails: number }>(sql`
    select count(*)::int as mails from deliveries d join leads l on l.id = d.lead_id
    where d.channel = ${named[channel]} and d.created_at > now() - interval '1 hour' and d.lead_id <> ${lead.id}::uuid
      and ${mailboxOf(sql`l.email`)} = ${mailboxOf(email)}`);
  return (rows[0]?.mails ?? 0) >= mostAnHour;
}
