import { deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { DeskFile } from "@/lib/desk/forms/file-look";
import { readDeskFile } from "@/lib/desk/store/desk-file";
import { openDeskCatalogue } from "./project-desk";
import { openDesk, type Desk } from "./open-desk";

type Answer = { status: number; to?: string; message?: string; errors?: { path: string; msg: string }[] };

/** A desk with an editor who sends files. */
export type FileDesk = Desk & {
  editor: string;
  /** Its id, or why it is refused. */
  send: (
    content: string | Uint8Array<ArrayBuffer>,
    how?: { name?: string; sender?: string },
  ) => Promise<Answer & { id: string }>;
  /** A call about a file, by the editor or whose cookie is given. */
  call: (path: string, id: string, sent?: Record<string, string>, cookie?: string) => Promise<Answer>;
  fileOf: (id: string) => Promise<DeskFile>;
};

export async function openFileDesk(): Promise<FileDesk> {
  const desk = await openDesk();
  await openDeskCatalogue(desk);
  const editor = await desk.signIn("editor@example.com", "editor");
  return {
    ...desk,
    editor,
    send: async (content, { name = "sheet.csv", sender } = {}) => {
      const form = new FormData();
      form.set("file", new File([content], name));
      if (sender !== undefined) form.set("sender", sender);
      const answer = await desk.ask(deskCallPaths.sendFile, { cookie: editor, form });
      const said = (await answer.json()) as Answer;
      return { ...said, id: (said.to ?? "").replace("/desk/files/", ""), status: answer.status };
    },
    call: async (path, id, sent = {}, cookie = editor) => {
      const answer = await desk.ask(path.replace("{id}", id), { cookie, sent });
      return { ...((await answer.json()) as Answer), status: answer.status };
    },
    fileOf: async (id) => {
      const file = await readDeskFile(id);
      if (!file) throw new Error("The file is not kept.");
      return file;
    },
  };
}
