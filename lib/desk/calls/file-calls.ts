import "server-only";
import { ApiError } from "@/lib/api/errors";
import { catalogueTemplate } from "@/lib/catalogue/run/catalogue-template";
import { deskCallPaths as paths, deskFilePath, deskPaths } from "@/lib/desk/forms/desk-paths";
import { fileBounds, fileRowsPath, readRowChoice } from "@/lib/desk/forms/file-look";
import { chooseColumns } from "@/lib/desk/store/file-column-mutations";
import {
  acceptLines,
  chooseSheet,
  importSentFile,
  mendRow,
  sendFile,
  takeImportBack,
} from "@/lib/desk/store/file-mutations";
import { publishAdded } from "@/lib/desk/store/new-projects";
import { readRunningImport } from "@/lib/desk/store/desk-file";
import { actsOn, callsOf } from "./kinds-of-call";
import { csvFile, numberOf, uuidOf } from "./read-sent";
import type { StaffCall } from "./serve-desk";

const ofFiles = callsOf({ role: "editor", pageOf: () => deskPaths.files });

/** The calls about one file. */
const ofFile = callsOf({ role: "editor", pageOf: ({ params }) => deskFilePath(params.id ?? "") });
const idOf = (params: Record<string, string>) => uuidOf(params, "file");
const doing = actsOn(ofFile, idOf, deskFilePath);

const mostRowBytes = 256 * 1024;

export const fileCalls: readonly StaffCall[] = [
  // A sheet with every column and two examples, as `npm run catalogue:template` writes it.
  ofFiles({ path: paths.fileTemplate, method: "GET" }, async () =>
    csvFile("projects.csv", catalogueTemplate()),
  ),
  ofFiles(
    // With the form around the file.
    { path: paths.sendFile, mostBytes: fileBounds.bytes + 16 * 1024, takesFiles: true },
    async ({ files, sent }, actor) => {
      const file = files.get("file")?.[0];
      if (!file) throw new ApiError(400, "Please choose a file.");
      const content = new Uint8Array(await file.arrayBuffer());
      const { sender } = sent;
      return { to: deskFilePath(await sendFile(actor, { name: file.name, content, sender })) };
    },
  ),
  ofFile(paths.acceptInFile, async ({ params, sent }, actor) => {
    const lines = Object.keys(sent).flatMap((name) => /^line-([1-9]\d{0,8})$/.exec(name)?.[1] ?? []);
    if (lines.length === 0) throw new ApiError(400, "Please tick the lines that are right.");
    await acceptLines(actor, idOf(params), lines.map(Number));
    const { view, page } = readRowChoice(sent);
    return { to: fileRowsPath(idOf(params), { view, page }) };
  }),
  doing(paths.chooseSheet, (actor, id, { sheet = "" }) => chooseSheet(actor, id, sheet)),
  // `field.KEY` is what a column is (`-`: left out), `default.FIELD` what all rows have of a field without a column.
  doing(paths.chooseColumns, (actor, id, sent) => {
    const below = (prefix: string) =>
      Object.entries(sent).flatMap(([name, value]) =>
        name.startsWith(prefix) && value !== "" ? [[name.slice(prefix.length), value] as const] : [],
      );
    return chooseColumns(actor, id, {
      fields: Object.fromEntries(below("field.").map(([key, field]) => [key, field === "-" ? "" : field])),
      defaults: Object.fromEntries(below("default.")),
      keyFrom: sent.keyFrom || null,
      version: sent.version ?? "",
    });
  }),
  // `cell.LINE.FIELD` is a cell of the record that begins in `line`.
  ofFile({ path: paths.mendRow, mostBytes: mostRowBytes }, async ({ params, sent }, actor) => {
    const cells = Object.entries(sent).flatMap(([name, text]) => {
      const [, line, field] = /^cell\.([1-9]\d{0,7})\.([\w.]+)$/.exec(name) ?? [];
      return line && field ? [{ line: Number(line), field, text }] : [];
    });
    const [line, version] = [Number(sent.line), Number(sent.version)];
    if (!Number.isSafeInteger(line) || !Number.isSafeInteger(version))
      throw new ApiError(400, "Please say which row this is.");
    await mendRow(actor, idOf(params), { line, version, cells });
    const { view, page } = readRowChoice(sent);
    return { to: fileRowsPath(idOf(params), { view, page, mended: line }) };
  }),
  doing(
    paths.importFile,
    (actor, id, { version = "", looksRight, publish }) =>
      importSentFile(actor, id, {
        ...{ looksRight: looksRight === "yes", publish: publish === "yes" },
        revision: /^\d{1,9}$/.test(version) ? Number(version) : undefined,
      }),
    "?done=imported",
  ),
  doing(paths.publishFile, publishAdded),
  // How far the import is that runs just now, for pages that show it.
  ofFiles({ path: paths.runningImport, method: "GET" }, async () => ({
    data: { running: await readRunningImport() },
  })),
  ofFiles(paths.undoImport, async ({ params }, actor) => {
    await takeImportBack(actor, numberOf(params, "import"));
    return { to: `${deskPaths.files}?done=undone` };
  }),
];
