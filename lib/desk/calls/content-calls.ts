import "server-only";
import { ApiError } from "@/lib/api/errors";
import { deskPaths, deskPostPath, deskWordsPath, deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { withRows } from "@/lib/desk/forms/form-field";
import { wordPartWords, wordRows } from "@/lib/desk/forms/words-form";
import { savePost, setCover, setPostOnSite, undoPostChange } from "@/lib/desk/store/post-mutations";
import { saveWords, undoWords } from "@/lib/desk/store/words-work";
import { type WordPart, wordParts } from "@/lib/words/words-schema";
import { actsOn, callsOf } from "./kinds-of-call";
import { changeOf, numberOf } from "./read-sent";
import { rowPictures } from "./row-pictures";
import type { StaffCall } from "./serve-desk";

/** The calls about one post. `new` in the place of its number is one that is not there yet. */
const ofPost = callsOf({
  role: "editor",
  pageOf: ({ params: { id = "" } }) => (id === "new" ? deskPaths.newPost : deskPostPath(id)),
});
const idOf = (params: Record<string, string>) => numberOf(params, "post");
const doing = actsOn(ofPost, idOf, deskPostPath);

export const postCalls: readonly StaffCall[] = [
  // 100,000 letters of Telugu, with the same as somebody saw it.
  ofPost({ path: paths.savePost, mostBytes: 2 * 1024 * 1024 }, async ({ params, sent }, actor) => {
    if (sent.preview) return { again: sent };
    const { version = "", ...fields } = sent;
    const id = await savePost(actor, params.id === "new" ? null : idOf(params), { version, fields });
    return { to: `${deskPostPath(id)}?done=saved` };
  }),
  doing(paths.publishPost, (actor, id) => setPostOnSite(actor, id, true), "?done=published"),
  doing(paths.withdrawPost, (actor, id) => setPostOnSite(actor, id, false), "?done=withdrawn"),
  doing(paths.undoPost, (actor, id, sent) => undoPostChange(actor, id, changeOf(sent)), "?done=undone"),
  ofPost(
    { path: paths.addCover, takesFiles: true, mostBytes: 20 * 1024 * 1024 },
    async ({ params, sent, files }, actor) => {
      const picture = files.get("picture")?.[0] ?? null;
      await setCover(actor, idOf(params), { picture, alt: (sent.alt ?? "").trim(), seen: sent.version });
      return { to: `${deskPostPath(idOf(params))}?done=cover` };
    },
  ),
];

type PartOf = (params: Record<string, string>) => WordPart;

/** The calls about a part of what the company says of itself: `partOf` names those of one role, which `of` says. */
function callsOfWords(
  of: Pick<StaffCall, "role" | "asksAgain">,
  paths: Record<"save" | "undo", string>,
  partOf: PartOf,
): StaffCall[] {
  const call = callsOf({ ...of, pageOf: ({ params: { id = "registrations" } }) => deskWordsPath(id) });
  const doing = actsOn(call, partOf, deskWordsPath);
  return [
    call(
      { path: paths.save, takesFiles: true, mostBytes: 40 * 1024 * 1024 },
      async ({ params, sent, files }, actor) => {
        const part = partOf(params);
        if (sent.add && part !== "numbers")
          return { again: withRows(sent, part, wordRows[part].fields[0].name) };
        const { version = "", ...fields } = sent;
        await saveWords(actor, part, { version, fields, files: rowPictures(part, files) });
        return { to: `${deskWordsPath(part)}?done=saved` };
      },
    ),
    doing(paths.undo, (actor, part, sent) => undoWords(actor, part, changeOf(sent)), "?done=undone"),
  ];
}

/** Parts for editors: `{id}` is the name of one. */
function partOf({ id = "" }: Record<string, string>): WordPart {
  const part = wordParts.find((known) => known === id && wordPartWords[known].role === "editor");
  if (!part) throw new ApiError(404, "There is no such page.");
  return part;
}

export const wordCalls: readonly StaffCall[] = [
  ...callsOfWords({ role: "editor" }, { save: paths.saveWords, undo: paths.undoWords }, partOf),
  // What the law asks for, on every page.
  ...callsOfWords(
    { role: "owner", asksAgain: true },
    { save: paths.saveRegistrations, undo: paths.undoRegistrations },
    () => "registrations",
  ),
];
