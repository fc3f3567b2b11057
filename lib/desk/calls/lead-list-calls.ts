import "server-only";
import { PassThrough, Readable } from "node:stream";
import { ApiError } from "@/lib/api/errors";
import { indianDay } from "@/lib/base/indian-day";
import { deskCallPaths as paths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { type BulkDone, bulkSchema } from "@/lib/desk/forms/lead-bulk";
import { exportColumnsSchema, exportName } from "@/lib/desk/forms/lead-export";
import { type InboxFilter, inboxPath, parseInboxQuery } from "@/lib/desk/forms/lead-inbox";
import { lookChangeSchema } from "@/lib/desk/forms/list-look";
import { savedViewSchema } from "@/lib/desk/forms/saved-views";
import { keepResult, readResult } from "@/lib/desk/session/form-drafts";
import { deskDatabaseUrl } from "@/lib/desk/store/desk-database";
import { changeLeads, undoBulk } from "@/lib/desk/store/lead-bulk-mutations";
import { inboxCondition } from "@/lib/desk/store/lead-inbox-queries";
import { saveListLook } from "@/lib/desk/store/list-look";
import { forgetView, saveView } from "@/lib/desk/store/saved-views";
import { type Actor, requireRole } from "@/lib/desk/store/staff";
import { streamLeads, writeLeads } from "@/lib/enquiries/staff/lead-export-queries";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { callsOf } from "./kinds-of-call";
import { csvFile, readAs } from "./read-sent";
import type { Asked, StaffCall } from "./serve-desk";

/** The list that the form was on: `back` is its query. */
const filterOf = ({ sent }: Pick<Asked, "sent">): InboxFilter => parseInboxQuery(sent.back ?? "");

const ofList = callsOf({ role: "agent", pageOf: (asked) => inboxPath(filterOf(asked)) });

/** Back to the list, which says what was done: that is kept as long as a refused form, in no address. */
async function toList(asked: Pick<Asked, "sent">, actor: Actor, done: BulkDone): Promise<{ to: string }> {
  const list = inboxPath({ ...filterOf(asked), tick: null });
  const token = new URLSearchParams({ done: await keepResult(deskPaths.leads, actor.id, done) });
  return { to: `${list}${list.includes("?") ? "&" : "?"}${token}` };
}

export const leadListCalls: readonly StaffCall[] = [
  // 500 leads that are ticked, each with its version.
  ofList({ path: paths.changeLeads, mostBytes: 96 * 1024 }, async (asked, actor) => {
    const { leads, set } = readAs(bulkSchema, asked.sent);
    return toList(asked, actor, await changeLeads(actor, leads, set));
  }),
  ofList(paths.undoLeads, async (asked, actor) => {
    const kept = await readResult<BulkDone>(asked.sent.done, deskPaths.leads, actor.id);
    if (!kept) throw new ApiError(409, "This is too long ago to be undone here. Nothing was changed.");
    return toList(asked, actor, await undoBulk(actor, kept.changed));
  }),
  // The leads that a list finds, with the columns that were chosen, as a file for a spreadsheet.
  ofList({ path: paths.exportLeads, role: "owner", asksAgain: true }, async (asked, actor) => {
    requireRole(actor, "owner");
    const columns = readAs(exportColumnsSchema, asked.sent);
    const filter = filterOf(asked);
    const where = await inboxCondition(filter, actor.id);
    const out = new PassThrough();
    const options = { format: "csv", siteUrl: env().SITE_URL, forExcel: true, columns } as const;
    void writeLeads(streamLeads(deskDatabaseUrl(), { where }), out, options).then(
      () => out.end(),
      (error: unknown) => out.destroy(error instanceof Error ? error : new Error("The export ended.")),
    );
    log("info", "Leads were exported at the desk", { by: actor.id });
    const table = Readable.toWeb(out) as ReadableStream<Uint8Array>;
    return csvFile(exportName(filter, indianDay(new Date())), table);
  }),
  ofList(paths.saveView, async ({ sent }, actor) => {
    const view = readAs(savedViewSchema, sent);
    await saveView(actor, view);
    return { to: inboxPath(parseInboxQuery(view.query)) };
  }),
  ofList(paths.forgetView, async (asked, actor) => {
    await forgetView(actor, asked.sent.name ?? "");
    return { to: inboxPath({ ...filterOf(asked), tick: null }) };
  }),
  // How this account looks at all its lists.
  ofList(paths.saveLook, async (asked, actor) => {
    await saveListLook(actor, readAs(lookChangeSchema, asked.sent));
    return { to: inboxPath(filterOf(asked)) };
  }),
];
