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
import { csvFile, numberOf, uuidOf } from "./read-sent";
import type { Asked, StaffCall } from "./serve-desk";

/** A sheet with every column and two examples, as `npm run catalogue:template` writes it. */
const template: StaffCall = {
  path: paths.fileTemplate,
  method: "GET",
  role: "editor",
  pageOf: () => deskPaths.files,
  answer: () => Promise.resolve(csvFile("projects.csv", catalogueTemplate())),
};

const send: StaffCall = {
  path: paths.sendFile,
  method: "POST",
  role: "editor",
  pageOf: () => deskPaths.files,
  // With the form around the file.
  mostBytes: fileBounds.bytes + 16 * 1024,
  takesFiles: true,
  async answer({ files, sent }, actor) {
    const file = files.get("file")?.[0];
    if (!file) throw new ApiError(400, "Please choose a file.");
    const content = new Uint8Array(await file.arrayBuffer());
    const { sender } = sent;
    return { to: deskFilePath(await sendFile(actor, { name: file.name, content, sender })) };
  },
};

/** The calls about one file. */
const ofFile = {
  method: "POST",
  role: "editor",
  pageOf: ({ params }: Pick<Asked, "params">) => deskFilePath(params.id ?? ""),
} as const;

const accept: StaffCall = {
  ...ofFile,
  path: paths.acceptInFile,
  async answer({ params, sent }, actor) {
    const lines = Object.keys(sent).flatMap((name) => /^line-([1-9]\d{0,8})$/.exec(name)?.[1] ?? []);
    if (lines.length === 0) throw new ApiError(400, "Please tick the lines that are right.");
    await acceptLines(actor, idOf(params), lines.map(Number));
    const { view, page } = readRowChoice(sent);
    return { to: fileRowsPath(idOf(params), { view, page }) };
  },
};

/** `field.KEY` is what a column is (`-`: left out), `default.FIELD` what all rows have of a field without a column. */
const columns: StaffCall = {
  ...ofFile,
  path: paths.chooseColumns,
  async answer({ params, sent }, actor) {
    const below = (prefix: string) =>
      Object.entries(sent).flatMap(([name, value]) =>
        name.startsWith(prefix) && value !== "" ? [[name.slice(prefix.length), value] as const] : [],
      );
    await chooseColumns(actor, idOf(params), {
      fields: Object.fromEntries(below("field.").map(([key, field]) => [key, field === "-" ? "" : field])),
      defaults: Object.fromEntries(below("default.")),
      keyFrom: sent.keyFrom || null,
      version: sent.version ?? "",
    });
    return { to: deskFilePath(idOf(params)) };
  },
};

const sheet: StaffCall = {
  ...ofFile,
  path: paths.chooseSheet,
  async answer({ params, sent }, actor) {
    await chooseSheet(actor, idOf(params), sent.sheet ?? "");
    return { to: deskFilePath(idOf(params)) };
  },
};

const mostRowBytes = 256 * 1024;

/** `cell.LINE.FIELD` is a cell of the record that begins in `line`. */
const mend: StaffCall = {
  ...ofFile,
  path: paths.mendRow,
  mostBytes: mostRowBytes,
  async answer({ params, sent }, actor) {
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
  },
};

const importIt: StaffCall = {
  ...ofFile,
  path: paths.importFile,
  async answer({ params, sent }, actor) {
    const revision = /^\d{1,9}$/.test(sent.version ?? "") ? Number(sent.version) : undefined;
    await importSentFile(actor, idOf(params), {
      ...{ looksRight: sent.looksRight === "yes", revision },
      publish: sent.publish === "yes",
    });
    return { to: `${deskFilePath(idOf(params))}?done=imported` };
  },
};

const publish: StaffCall = {
  ...ofFile,
  path: paths.publishFile,
  async answer({ params }, actor) {
    await publishAdded(actor, idOf(params));
    return { to: deskFilePath(idOf(params)) };
  },
};

/** How far the import is that runs just now, for pages that show it. */
const running: StaffCall = {
  path: paths.runningImport,
  method: "GET",
  role: "editor",
  pageOf: () => deskPaths.files,
  answer: async () => ({ data: { running: await readRunningImport() } }),
};

const undo: StaffCall = {
  path: paths.undoImport,
  method: "POST",
  role: "editor",
  pageOf: () => deskPaths.files,
  async answer({ params }, actor) {
    await takeImportBack(actor, numberOf(params, "import"));
    return { to: `${deskPaths.files}?done=undone` };
  },
};

const idOf = (params: Record<string, string>) => uuidOf(params, "file");

export const fileCalls: readonly StaffCall[] = [
  template,
  send,
  accept,
  sheet,
  columns,
  mend,
  importIt,
  publish,
  running,
  undo,
];
