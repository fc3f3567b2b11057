import "server-only";
import { ApiError } from "@/lib/api/errors";
import { indianDay } from "@/lib/base/indian-day";
import { toSlug } from "@/lib/base/slug";
import { deskCallPaths as paths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { fileBounds } from "@/lib/desk/forms/file-look";
import { leadFilePath, readFileConsent, type TakenFile } from "@/lib/desk/forms/lead-file";
import { keepResult, readResult } from "@/lib/desk/session/form-drafts";
import { chooseLeadColumns, sendLeadFile } from "@/lib/desk/store/lead-file-mutations";
import { takeLeadFile } from "@/lib/desk/store/lead-take-mutations";
import { actsOn, callsOf } from "./kinds-of-call";
import { csvFile, uuidOf } from "./read-sent";
import type { StaffCall } from "./serve-desk";

const ofFiles = callsOf({ role: "editor", pageOf: () => deskPaths.leadFile });

/** The calls about one file. */
const ofFile = callsOf({ role: "editor", pageOf: ({ params }) => leadFilePath(params.id ?? "") });
const idOf = (params: Record<string, string>) => uuidOf(params, "file");
const doing = actsOn(ofFile, idOf, leadFilePath);

function revisionOf({ version = "" }: Record<string, string>): number {
  if (/^[1-9]\d{0,6}$/.test(version)) return Number(version);
  throw new ApiError(400, "Please open this file again.");
}

export const leadFileCalls: readonly StaffCall[] = [
  ofFiles(
    // With the form around the file.
    { path: paths.sendLeadFile, mostBytes: fileBounds.bytes + 16 * 1024, takesFiles: true },
    async ({ files, sent }, actor) => {
      const file = files.get("file")?.[0];
      const read = readFileConsent(sent);
      const faults = [
        ...(file ? [] : [{ path: "file", msg: "Please choose a file." }]),
        ...("faults" in read ? read.faults : []),
      ];
      if (!file || "faults" in read)
        throw new ApiError(400, "Please look at what is marked below. Nothing was sent yet.", faults);
      const content = new Uint8Array(await file.arrayBuffer());
      const { consent } = read;
      return { to: leadFilePath(await sendLeadFile(actor, { name: file.name, content, consent })) };
    },
  ),
  // `field.KEY` is what a column is (`-`: left out).
  doing(paths.chooseLeadColumns, (actor, id, sent) => {
    const said = Object.entries(sent).flatMap(([name, value]) =>
      name.startsWith("field.") ? [[name.slice("field.".length), value] as const] : [],
    );
    return chooseLeadColumns(actor, id, { revision: revisionOf(sent), sent: Object.fromEntries(said) });
  }),
  ofFile(paths.takeLeadFile, async ({ params, sent }, actor) => {
    const taken = await takeLeadFile(actor, idOf(params), revisionOf(sent));
    if (taken === "part") return { to: leadFilePath(idOf(params), { isPart: true }) };
    // Of two presses the second finds nothing more to do.
    const done = taken ? await keepResult(deskPaths.leadFile, actor.id, taken) : "gone";
    return { to: `${deskPaths.leadFile}?${new URLSearchParams({ done })}` };
  }),
  // The rows that are no new leads, for a spreadsheet.
  ofFiles({ path: paths.leadFileRest, method: "GET" }, async ({ sent }, actor) => {
    const taken = await readResult<TakenFile>(sent.done, deskPaths.leadFile, actor.id);
    if (!taken) throw new ApiError(404, "This was kept for an hour. Please send the file again.");
    const name = `not-taken-${toSlug(taken.source, "file")}-${indianDay(new Date())}.csv`;
    return csvFile(name, taken.rest);
  }),
];
