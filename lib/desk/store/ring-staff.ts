import type { TaskList } from "graphile-worker";
import { sql, type SQL } from "drizzle-orm";
import "server-only";
import { leadTitles } from "@/content/lead-mails";
import { morningWords, ringWords } from "@/content/desk-words";
import { formatCount } from "@/lib/base/format";
import { indianDay } from "@/lib/base/indian-day";
import { fill } from "@/lib/base/language";
import type { Database } from "@/lib/db/client";
import { deskPaths, leadPath } from "@/lib/desk/forms/desk-paths";
import { followUpsPath, inboxPath } from "@/lib/desk/forms/lead-inbox";
import type { InboxLead } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import { failureReason } from "@/lib/enquiries/deliver/deliver-lead";
import type { MailPart } from "@/lib/enquiries/deliver/mail-parts";
import { type PushMessage, sendPush } from "@/lib/enquiries/deliver/send-push";
import { cleanLine } from "@/lib/enquiries/forms/lead-text";
import type { LeadKind } from "@/lib/enquiries/forms/lead-options";
import { log } from "@/lib/process/log";
import { listFollowUps, listUncalled } from "./lead-inbox-queries";
import { isUncalled } from "./lead-waits";
import { type MorningJob, morningTask } from "./morning-list";
import { forgetBrowsers, listBrowsers } from "./push-browsers";
import { type RingJob, type RingReason, ringTask } from "./ring-mutations";
import { canMail, mailStaff, type StaffMailSettings } from "./staff-mail";

type Work = { db: Database; settings: StaffMailSettings; now?: () => Date };

/** The tasks of the queue that reach staff. Each rejects when it could not, so that it is tried again. */
export function staffTasks(work: Work): TaskList {
  return {
    // As `enqueueRing` and `enqueueMornings` write them.
    [ringTask]: (payload, { job }) => ring(work, payload as RingJob, String(job.id)),
    [morningTask]: (payload) => sendMorning(work, payload as MorningJob),
  };
}

/** One attempt to ring somebody; nothing to do for leads that were called or given on meanwhile, and for who has left. */
export async function ring({ db, settings }: Work, job: RingJob, id?: string): Promise<void> {
  const [leads, email] = [await findRung(db, job), await findEmail(db, job.to)];
  if (leads.length === 0 || email === null) return;
  if (job.by === "push") return pushTo(db, settings, job.to, toPush(job, leads));
  if (canMail(settings))
    await mailTo(email, settings, ringTitle(job, leads.length), ringParts(job, leads, settings), id);
}

/**
 * Sends a message to all browsers of an account. One that wants none any more is forgotten. Rejects when none was reached, so
 * that nobody is rung twice because of a single one.
 */
export async function pushTo(
  db: Database,
  settings: StaffMailSettings,
  staffId: string,
  message: PushMessage,
): Promise<void> {
  const browsers = await listBrowsers(staffId, db);
  let [reached, reason] = [0, ""];
  for (const browser of browsers) {
    try {
      const outcome = await sendPush(browser, message, settings);
      if (outcome === "gone") await forgetBrowsers(staffId, browser.endpoint, db);
      else reached += 1;
    } catch (error) {
      // It is its maker's service, or a key that does not fit: neither address nor message is in it.
      reason = error instanceof Error ? error.message : "unknown";
      log("warn", "A browser of staff could not be rung", { reason });
    }
  }
  if (reached === 0 && reason !== "") throw new Error("No browser was reached");
}

type RungLead = { id: string; kind: LeadKind; name: string; project: string | null };

const stillTrue: Record<RingReason, (to: string) => SQL> = {
  waits: () => isUncalled,
  owner: () => isUncalled,
  passed: (to) => sql`${isUncalled} and l.assigned_to = ${to}`,
  given: (to) => sql`l.assigned_to = ${to} and l.erased_at is null`,
};

async function findRung(db: Database, { leads, why, to }: RingJob): Promise<RungLead[]> {
  const { rows } = await db.execute<RungLead>(sql`
    select l.id, l.kind, l.name, p.name as project from leads l left join projects p on p.id = l.project_id
    where l.id = any(${sql.param(leads)}::uuid[]) and ${stillTrue[why](to)} order by l.accepted_at, l.id`);
  return rows;
}

async function findEmail(db: Database, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ email: string }>(sql`select email from staff where id = ${id}`);
  return rows[0]?.email ?? null;
}

/** `Enquiry, Lake View`: nothing of the person, because screens that are locked show it, and mails are forwarded. */
const aboutOf = ({ kind, project }: Pick<RungLead, "kind" | "project">) =>
  [leadTitles[kind], project && cleanLine(project)].filter(Boolean).join(", ");

function ringTitle({ why, minutes }: RingJob, count: number): string {
  const words = ringWords[why][count === 1 ? "one" : "many"];
  return fill(words, { minutes: String(minutes), count: String(count) });
}

const mostNamed = 3;

function toPush(job: RingJob, leads: readonly RungLead[]): PushMessage {
  const [first] = leads;
  const named = leads.slice(0, mostNamed).map(aboutOf).join("; ");
  const more = leads.length - mostNamed;
  return {
    title: ringTitle(job, leads.length),
    body: more > 0 ? `${named}, and ${more} more` : named,
    path: leads.length === 1 && first ? leadPath(first.id) : deskPaths.leads,
    tag: `${job.why} ${first?.id ?? ""}`,
  };
}

function ringParts(
  job: RingJob,
  leads: readonly RungLead[],
  { SITE_URL }: Pick<StaffMailSettings, "SITE_URL">,
): MailPart[] {
  return [
    { kind: "heading", text: ringTitle(job, leads.length) },
    ...leads.map(
      (lead) => ({ kind: "button", text: aboutOf(lead), href: SITE_URL + leadPath(lead.id) }) as const,
    ),
    { kind: "small", text: ringWords.footer },
  ];
}

async function mailTo(
  email: string,
  settings: StaffMailSettings,
  title: string,
  parts: readonly MailPart[],
  id?: string,
): Promise<void> {
  try {
    await mailStaff(email, settings, title, parts, id && `desk-${id}`);
  } catch (error) {
    const reason = failureReason(error, "");
    log("warn", "A mail to staff was not sent, it is tried again", { reason });
    throw new Error(reason);
  }
}

const mostListed = 30;

/** Mails somebody what is to be done today; nothing where there is nothing, or the day is over. */
export async function sendMorning({ db, settings, now = () => new Date() }: Work, job: MorningJob) {
  const email = await findEmail(db, job.to);
  if (email === null || !canMail(settings) || job.day !== indianDay(now())) return;
  const [due, uncalled] = [
    await listFollowUps(job.to, mostListed, db),
    await listUncalled(job.to, mostListed, db),
  ];
  const lists = [
    { title: morningWords.uncalled, ...uncalled, path: inboxPath({ status: "new", who: "me" }) },
    { title: morningWords.overdue, ...due.overdue, path: followUpsPath() },
    { title: morningWords.today, ...due.today, path: followUpsPath() },
  ].filter(({ total }) => total > 0);
  if (lists.length === 0) return;
  const parts: MailPart[] = [
    { kind: "heading", text: morningWords.heading },
    ...lists.flatMap(({ title, total, leads, path }): MailPart[] => [
      { kind: "button", text: `${title}: ${formatCount(total, "lead")}`, href: settings.SITE_URL + path },
      ...leads.map((lead) => listed(lead, settings.SITE_URL)),
    ]),
    { kind: "small", text: morningWords.footer },
  ];
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  const subject = fill(morningWords.subject, { leads: formatCount(total, "lead") });
  await mailTo(email, settings, subject, parts, `morning-${job.day}-${job.to}`);
}

/** A lead by its first name, what it is about and when; its number is at the desk alone. */
function listed(lead: InboxLead, siteUrl: string): MailPart {
  const [firstName = ""] = cleanLine(lead.name).split(" ", 1);
  const when = lead.followUpAt ? `, ${formatMoment(lead.followUpAt)}` : "";
  return {
    kind: "field",
    label: `${firstName}${when}`,
    text: aboutOf(lead),
    href: siteUrl + leadPath(lead.id),
  };
}
