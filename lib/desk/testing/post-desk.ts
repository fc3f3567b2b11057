import { savePost } from "@/lib/desk/store/post-mutations";
import { getPostWork } from "@/lib/desk/store/post-work-queries";
import { asha } from "./project-desk";

/** A post as people type it. */
export const typedPost = {
  title: "Before you sign",
  excerpt: "What to read first.",
  markdown: "## First\n\nRead **all** of [it](/faqs).\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
};

export const work = async (id: number) => (await getPostWork(id))!;

export const begin = (fields: Record<string, string> = {}) =>
  savePost(asha, null, { version: "", fields: { ...typedPost, ...fields } });

/** Changes some fields of what is stored now. */
export const edit = async (id: number, fields: Record<string, string>, actor = asha) => {
  const { version, fields: now } = await work(id);
  return savePost(actor, id, { version, fields: { ...now, ...fields } });
};
