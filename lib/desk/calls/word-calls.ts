import "server-only";
import { ApiError } from "@/lib/api/errors";
import { deskCallPaths as paths, deskWordsPath } from "@/lib/desk/forms/desk-paths";
import { withRows } from "@/lib/desk/forms/form-rows";
import { wordRows } from "@/lib/desk/forms/words-form";
import { saveWords, undoWords } from "@/lib/desk/store/words-mutations";
import { wordParts, type WordPart } from "@/lib/words/words-schema";
import type { Asked, StaffCall } from "./desk-call";

/** The calls about one part of what the company says of itself; `{id}` is its name. */
const ofWords = {
  method: "POST",
  role: "editor",
  pageOf: ({ params: { id = "" } }: Pick<Asked, "params">) => deskWordsPath(id),
} as const;

const save: StaffCall = {
  ...ofWords,
  path: paths.saveWords,
  takesFiles: true,
  mostBytes: 40 * 1024 * 1024,
  async answer({ params, sent, files }, actor) {
    const part = partOf(params);
    if (sent.add && part !== "numbers") return { again: withRows(sent, part, wordRows[part].fields[0].name) };
    const { version = "", ...fields } = sent;
    await saveWords(actor, part, { version, fields, pictures: picturesOf(part, files) });
    return { to: `${deskWordsPath(part)}?done=saved` };
  },
};

const undo: StaffCall = {
  ...ofWords,
  path: paths.undoWords,
  async answer({ params, sent }, actor) {
    const change = Number(sent.change);
    if (!Number.isSafeInteger(change) || change < 1) throw new ApiError(400, "Please choose a change.");
    await undoWords(actor, partOf(params), change);
    return { to: `${deskWordsPath(partOf(params))}?done=undone` };
  },
};

function partOf({ id = "" }: Record<string, string>): WordPart {
  const part = wordParts.find((known) => known === id);
  if (!part) throw new ApiError(404, "There is no such page.");
  return part;
}

/** `banners[1].file` is a picture for the second row. */
function picturesOf(part: WordPart, files: Asked["files"]): Map<number, File> {
  const found = new Map<number, File>();
  for (const [name, [file]] of files) {
    const [, of, row] = /^(\w+)\[(\d{1,4})\]\.file$/.exec(name) ?? [];
    if (of === part && file) found.set(Number(row), file);
  }
  return found;
}

export const wordCalls: readonly StaffCall[] = [save, undo];
