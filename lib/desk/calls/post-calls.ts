import "server-only";
import { ApiError } from "@/lib/api/errors";
import { deskCallPaths as paths, deskPaths, deskPostPath } from "@/lib/desk/forms/desk-paths";
import { savePost, setCover, setPostOnSite } from "@/lib/desk/store/post-mutations";
import { undoPostChange } from "@/lib/desk/store/post-undo-mutations";
import type { Asked, StaffCall } from "./desk-call";

/** The calls about one post. `new` in the place of its number is one that is not there yet. */
const ofPost = {
  method: "POST",
  role: "editor",
  pageOf: ({ params: { id = "" } }: Pick<Asked, "params">) =>
    id === "new" ? deskPaths.newPost : deskPostPath(id),
} as const;

const save: StaffCall = {
  ...ofPost,
  path: paths.savePost,
  // 100,000 letters of Telugu.
  mostBytes: 1024 * 1024,
  async answer({ params, sent }, actor) {
    if (sent.preview) return { again: sent };
    const { version = "", ...fields } = sent;
    const id = await savePost(actor, params.id === "new" ? null : idOf(params), { version, fields });
    return { to: `${deskPostPath(id)}?done=saved` };
  },
};

const onSite = (path: string, isActive: boolean): StaffCall => ({
  ...ofPost,
  path,
  async answer({ params }, actor) {
    await setPostOnSite(actor, idOf(params), isActive);
    return { to: `${deskPostPath(idOf(params))}?done=${isActive ? "published" : "withdrawn"}` };
  },
});

const undo: StaffCall = {
  ...ofPost,
  path: paths.undoPost,
  async answer({ params, sent }, actor) {
    const change = Number(sent.change);
    if (!Number.isSafeInteger(change) || change < 1) throw new ApiError(400, "Please choose a change.");
    await undoPostChange(actor, idOf(params), change);
    return { to: `${deskPostPath(idOf(params))}?done=undone` };
  },
};

const cover: StaffCall = {
  ...ofPost,
  path: paths.addCover,
  takesFiles: true,
  mostBytes: 20 * 1024 * 1024,
  async answer({ params, sent, files }, actor) {
    const picture = files.get("picture")?.[0] ?? null;
    await setCover(actor, idOf(params), { picture, alt: (sent.alt ?? "").trim(), seen: sent.version });
    return { to: `${deskPostPath(idOf(params))}?done=cover` };
  },
};

function idOf({ id = "" }: Record<string, string>): number {
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id);
  throw new ApiError(404, "There is no such post.");
}

export const postCalls: readonly StaffCall[] = [
  save,
  onSite(paths.publishPost, true),
  onSite(paths.withdrawPost, false),
  undo,
  cover,
];
