import { deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import type { LeadFileView, LeadRowFate, TakenFile } from "@/lib/desk/forms/lead-file";
import { readResult } from "@/lib/desk/session/form-drafts";
import { readLeadFile } from "@/lib/desk/store/lead-file";
import { listAssignees } from "@/lib/desk/store/lead-work-queries";
import type { Actor } from "@/lib/desk/store/staff";
import { openDesk } from "./open-desk";

type Answer = { status: number; to?: string; message?: string; errors?: { path: string; msg: string }[] };

/** What is said of a file, besides the file. */
const agreed = { source: "99acres", how: "with the portal's form", "by-phone": "yes" };

/** A desk with an editor who brings in sheets of people. */
export async function openPeopleDesk(env: Record<string, string> = {}) {
  const desk = await openDesk(env);
  const cookie = await desk.signIn("editor@example.com", "editor");
  const [account] = await listAssignees();
  const editor: Actor = { ...account!, role: "editor" };
  const call = async (path: string, id: string, sent: Record<string, string> = {}): Promise<Answer> => {
    const answer = await desk.ask(path.replace("{id}", id), { cookie, sent });
    return { ...((await answer.json()) as Answer), status: answer.status };
  };
  /** Its id, or why it is refused. */
  const send = async (
    content: string | Uint8Array<ArrayBuffer>,
    { name = "leads.csv", ...said }: Record<string, string> = {},
  ): Promise<Answer & { id: string }> => {
    const form = new FormData();
    form.set("file", new File([content], name));
    for (const [field, value] of Object.entries({ ...agreed, ...said })) form.set(field, value);
    const answer = await desk.ask(deskCallPaths.sendLeadFile, { cookie, form });
    const body = (await answer.json()) as Answer;
    return { ...body, id: body.to?.split("/").at(-1) ?? "", status: answer.status };
  };
  const look = async (id: string, fate: LeadRowFate | null = null): Promise<LeadFileView> => {
    const file = await readLeadFile(id, { fate, page: 1 });
    if (!file) throw new Error("The file is not kept.");
    return file;
  };
  const choose = (id: string, sent: Record<string, string>, version = 1) =>
    call(deskCallPaths.chooseLeadColumns, id, { version: String(version), ...sent });
  /** Takes it, and tells what was done. */
  const take = async (id: string, version = 1) => {
    const answer = await call(deskCallPaths.takeLeadFile, id, { version: String(version) });
    const done = new URL(answer.to ?? "", "http://site").searchParams.get("done");
    return { ...answer, done, taken: await readResult<TakenFile>(done, deskPaths.leadFile, editor.id) };
  };
  return { ...desk, cookie, editor, call, send, look, choose, take };
}
