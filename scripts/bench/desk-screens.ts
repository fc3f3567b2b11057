import { daysBefore, indianDay } from "@/lib/base/indian-day";
import { deskCalls } from "@/lib/desk/calls/desk-calls";
import { boardGroupings, boardPath } from "@/lib/desk/forms/board";
import { deskCallPaths, deskCallsRoot, deskPaths } from "@/lib/desk/forms/desk-paths";
import { followUpsPath, inboxPath, inboxViews } from "@/lib/desk/forms/lead-inbox";
import { leadStages } from "@/lib/desk/forms/lead-stages";
import { marketingPath } from "@/lib/desk/forms/campaign-link";
import { mostProjectPages, projectListPath, projectViews } from "@/lib/desk/forms/project-list";
import { visitsPath } from "@/lib/desk/forms/visits";
import { listDeskPages } from "@/lib/desk/testing/desk-pages";
import type { DeskRecords } from "@/lib/desk/testing/fill-desk";
import { wordParts } from "@/lib/words/words-schema";
import { projectRoot } from "../launcher/project";

/** What stands for the parameters. */
export type Records = DeskRecords & { file: string; people: string };

/**
 * Every address of the desk that is read: a page for each `page.tsx` below `app/(desk)/desk`, a call for each that is asked with
 * GET, and what else a page shows by its query. A page that this doesn't know how to ask for stops the measurement.
 */
export function deskScreens(records: Records): string[] {
  const calls = deskCalls.flatMap(({ method, path: call }) =>
    method === "GET" ? [deskCallsRoot + call + (queries[call] ?? "")] : [],
  );
  const all = [
    // Whoever is signed in is led on from the first; the second says that there is no such page.
    ...listDeskPages(projectRoot).filter((page) => page !== deskPaths.signIn && !page.endsWith("/not-there")),
    ...calls.filter((call) => !skipped.has(call)),
  ];
  return [...new Set([...all.flatMap((address) => withRecords(address, records)), ...more])];
}

const queries: Record<string, string> = {
  "/leads/news": `?since=${encodeURIComponent("2026-01-01 00:00:00+00")}`,
};
/** All leads in one file, which is no screen; and what is there only once a file was taken. */
const skipped = new Set([
  `${deskCallsRoot}${deskCallPaths.exportLeads}`,
  `${deskCallsRoot}${deskCallPaths.leadFileRest}`,
]);

function withRecords(address: string, { lead, project, post, file, people }: Records): string[] {
  if (address.startsWith(deskCallsRoot)) return [address.replace("/projects/{id}", `/projects/${project}`)];
  if (address.endsWith("/[part]")) return wordParts.map((part) => address.replace("[part]", part));
  if (address.startsWith(deskPaths.leadFile)) return [address.replace("[id]", people)];
  const own = { leads: lead, projects: project, posts: post, files: file }[address.split("/")[2] ?? ""];
  if (!address.includes("[")) return [address];
  if (!own || !address.includes("[id]")) throw new Error(`Nobody has said what stands for ${address}.`);
  return [address.replace("[id]", own)];
}

const lastDays = (days: number) => {
  const until = indianDay(new Date());
  return { from: daysBefore(until, days - 1), until };
};

const more = [
  ...inboxViews.map((view) => inboxPath({ view })),
  inboxPath({ view: "all", page: 150 }),
  inboxPath({ status: "called", who: "me", kind: "callback" }),
  inboxPath({ failed: true }),
  ...["70000", "+91 70000 07919", "lakshmi", "C4CA-4238", "nobody at all", "ra"].map((search) =>
    inboxPath({ search }),
  ),
  inboxPath({ language: "te" }),
  inboxPath({ language: "en", view: "all" }),
  inboxPath({ project: "aurora" }),
  inboxPath({ builder: "Bench Builder 7" }),
  ...["Hyderabad", "Kokapet"].map((place) => inboxPath({ place })),
  inboxPath({ source: "google", view: "all" }),
  inboxPath({ stage: leadStages[0], view: "all" }),
  ...boardGroupings.map((by) => boardPath({ by, ...lastDays(30) })),
  boardPath({ by: "agent", ...lastDays(366) }),
  visitsPath({ who: "all" }),
  visitsPath({ who: "all", isFull: true }),
  followUpsPath("all"),
  ...projectViews.map((view) => projectListPath({ view })),
  projectListPath({ page: mostProjectPages }),
  projectListPath({ view: "stale", page: 100 }),
  projectListPath({ view: "no-price", page: 20 }),
  ...["Aurora Heights", "aurora hieghts", "BENCH-777", "kokapet", "nothing of it"].map((search) =>
    projectListPath({ search }),
  ),
  projectListPath({ place: "Kokapet", builder: "Bench Builder 7" }),
  projectListPath({ type: "Villa", status: "Ongoing", view: "wrong" }),
  marketingPath({ page: "aurora" }),
  ...["/propertydetails/17", "/propertylist?location=Kokapet&bedrooms=3BHK", "/blog"].map((page) =>
    marketingPath({ page }),
  ),
];
