import "server-only";
import { ApiError } from "@/lib/api/errors";
import {
  deskCallPaths as paths,
  deskPaths,
  deskPreviewPath,
  deskProjectPath,
} from "@/lib/desk/forms/desk-paths";
import { withRows } from "@/lib/desk/forms/form-field";
import { rowFields, rowKinds } from "@/lib/desk/forms/project-fields";
import { keepDraft } from "@/lib/desk/session/form-drafts";
import {
  addFiles,
  deleteProject,
  forgetProject,
  markChecked,
  saveProject,
  setOnSite,
  undoChange,
} from "@/lib/desk/store/project-mutations";
import { getProjectPreview } from "@/lib/desk/store/project-work-queries";
import type { Actor } from "@/lib/desk/store/staff";
import { askDrawer } from "@/lib/preview-images/preview-drawer";
import { projectPreviewContent } from "@/lib/preview-images/preview-content";
import { remembered } from "@/lib/process/remembered";
import { actsOn, callsOf } from "./kinds-of-call";
import { changeOf, numberOf } from "./read-sent";
import { rowPictures } from "./row-pictures";
import type { StaffCall } from "./serve-desk";

/** The calls about one project. `new` in the place of its number is one that is not there yet. */
const ofProject = callsOf({
  role: "editor",
  pageOf: ({ params: { id = "" } }) => (id === "new" ? deskPaths.newProject : deskProjectPath(id)),
});
const idOf = (params: Record<string, string>) => numberOf(params, "project");
const doing = actsOn(ofProject, idOf, deskProjectPath);

const mostBytes = 40 * 1024 * 1024;

/** The page of a project with what was done. `told`: what is to be said besides, a sentence each. */
async function toDone(id: number, done: string, told: readonly string[], actor: Actor): Promise<string> {
  const path = deskProjectPath(id);
  const to = new URLSearchParams({ done });
  if (told.length > 0) {
    const fields = { told: told.join("\n") };
    to.set("told", await keepDraft({ path, problem: "", fields, owner: actor.id }));
  }
  return `${path}?${to}`;
}

export const projectCalls: readonly StaffCall[] = [
  ofProject(
    { path: paths.saveProject, takesFiles: true, mostBytes },
    async ({ params, sent, files: given }, actor) => {
      const kind = rowKinds.find((known) => known === sent.add);
      if (kind) return { again: withRows(sent, kind, rowFields[kind][0].name) };
      const { version = "", looksRight, ...fields } = sent;
      const drawings = rowPictures("floorplans", given);
      const project = { version, looksRight: looksRight === "yes", fields, drawings };
      const { id, guesses } = await saveProject(actor, params.id === "new" ? null : idOf(params), project);
      return { to: await toDone(id, "saved", guesses, actor) };
    },
  ),
  doing(paths.publishProject, (actor, id) => setOnSite(actor, id, true), "?done=published"),
  doing(paths.withdrawProject, (actor, id) => setOnSite(actor, id, false), "?done=withdrawn"),
  doing(paths.forgetProject, forgetProject, "?done=forgotten"),
  doing(paths.checkProject, markChecked, "?done=checked"),
  doing(paths.undoProject, (actor, id, sent) => undoChange(actor, id, changeOf(sent)), "?done=undone"),
  ofProject(paths.deleteProject, async ({ params }, actor) => {
    await deleteProject(actor, idOf(params));
    return { to: `${deskPaths.projects}?view=hidden` };
  }),
  ofProject(
    { path: paths.addFiles, takesFiles: true, mostBytes },
    async ({ params, sent, files: given }, actor) => {
      const refused = await addFiles(actor, idOf(params), {
        pictures: [...(given.get("pictures") ?? []), ...(given.get("camera") ?? [])],
        brochure: given.get("brochure")?.[0] ?? null,
        album: (sent.album ?? "").trim(),
        note: (sent.note ?? "").trim(),
        seen: sent.version,
      });
      const told = refused.map((sentence) => `Not added: ${sentence}`);
      return { to: await toDone(idOf(params), "files", told, actor) };
    },
  ),
  // What comes along with its link, before there is such a page: for who is signed in alone.
  ofProject(
    {
      ...{ path: paths.projectPicture, method: "GET", role: "agent" },
      pageOf: ({ params: { id = "" } }) => deskPreviewPath(id),
    },
    async ({ params }) => {
      const project = await getProjectPreview(idOf(params));
      if (!project) throw new ApiError(404, "There is no such project.");
      const content = projectPreviewContent(project);
      const drawn = await remembered(`preview ${JSON.stringify(content)}`, 600, () => askDrawer(content));
      if (!drawn) throw new ApiError(503, "The picture could not be drawn just now. Please try again.");
      return { file: new Response(new Uint8Array(drawn), { headers: { "Content-Type": "image/jpeg" } }) };
    },
  ),
];
