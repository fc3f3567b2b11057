import { deskCalls } from "@/lib/desk/calls/desk-calls";
import { deskCallsRoot, deskPaths } from "@/lib/desk/forms/desk-paths";
import { followUpsPath, inboxPath, inboxViews } from "@/lib/desk/forms/lead-inbox";
import { marketingPath } from "@/lib/desk/forms/campaign-link";
import { mostProjectPages, projectListPath, projectViews } from "@/lib/desk/forms/project-list";
import { listDeskPages } from "@/lib/desk/testing/desk-pages";
import type { DeskRecords } from "@/lib/desk/testing/fill-desk";
import { wordParts } from "@/lib/words/words-schema";
import { projectRoot } from "../launcher/project";

/** What stands for the parameters. */
export type Records = DeskRecords & { file: string };

/**
 * Every address of the desk that is read: a page for each `page.tsx` below `app/(desk)/desk`, a call for each that is asked with
 * GET, and what else a page shows by its query. A page that this doesn't know how to ask for stops the measurement.
 */
export function deskScreens(records: Records): string[] {
  const calls = deskCalls.flatMap(({ method, path: call }) =>
    method === "GET" ? [deskCallsRoot + call + (queries[call] ?? "")] : [],
  );
  const all = [
    // Whoever is signed in is led on from there.
    ...listDeskPages(projectRoot).filter((page) => page !== deskPaths.signIn),
    ...calls.filter((call) => !skipped.has(call)),
  ];
  return [...new Set([...all.flatMap((address) => withRecords(address, records)), ...more])];
}

const queries: Record<string, string> = {
  "/leads/news": `?since=${encodeURIComponent("2026-01-01 00:00:00+00")}`,
};
/** All leads in one file, which is no screen. */
const skipped = new Set([`${deskCallsRoot}/leads/export`]);

function withRecords(address: string, { lead, project, post, file }: Records): string[] {
  if (address.startsWith(deskCallsRoot)) return [address.replace("/projects/{id}", `/projects/${project}`)];
  if (address.endsWith("/[part]")) return wordParts.map((part) => address.replace("[part]", part));
  const own = { leads: lead, projects: project, posts: post, files: file }[address.split("/")[2] ?? ""];
  if (!address.includes("[")) return [address];
  if (!own || !address.includes("[id]")) throw new Error(`Nobody has said what stands for ${address}.`);
  return [address.replace("[id]", own)];
}

const more = [
  ...inboxViews.map((view) => inboxPath({ view })),
  inboxPath({ view: "all", page: 150 }),
  inboxPath({ status: "called", who: "me", kind: "callback" }),
  inboxPath({ failed: true }),
  ...["70000", "+91 70000 07919", "lakshmi", "C4CA-4238", "nobody at all"].map((search) =>
    inboxPath({ search }),
  ),
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
