import type { ReactNode } from "react";
import { deskCall, deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import type { FormDraft } from "@/lib/desk/forms/form-field";
import type { PostWork } from "@/lib/desk/forms/post-form";
import { HistoryCard } from "../change-history";
import { Notice } from "../notice";
import { PostForm } from "./post-form";
import { CoverForm, PostState } from "./post-state";

type Props = {
  post: PostWork;
  draft: FormDraft | null;
  /** What was done just now. */
  done: string;
  /** When it was asked for. */
  preview: ReactNode;
};

const doneWords: Record<string, string> = {
  saved: "Saved. The site shows it within five seconds, if the post is on it.",
  published: "The post is on the site within five seconds.",
  withdrawn: "The post is no longer on the site. Its content stays here.",
  undone: "The change was taken back.",
  cover: "The post has a new cover. The site has it in its sizes a minute later.",
};

/** One post: its form, where it stands, and what was ever changed. */
export function PostView({ post, draft, done, preview }: Props) {
  const isForm = draft !== null && "title" in draft.fields;
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-6">
      <p>
        <a
          href={deskPaths.posts}
          className="text-brand-600 min-h-touch inline-flex items-center underline underline-offset-4"
        >
          All posts
        </a>
      </p>
      <div role="status" className="grid gap-3 empty:hidden">
        {doneWords[done] && <Notice kind="done">{doneWords[done]}</Notice>}
      </div>
      {draft !== null && !isForm && draft.problem && <Notice kind="problem">{draft.problem}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          <PostState post={post} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <PostForm post={post} draft={isForm ? draft : null} />
          {preview}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-start-2">
          <CoverForm id={post.id} cover={post.fields.imageUrl ?? ""} />
          <HistoryCard
            changes={post.changes}
            action={deskCall(deskCallPaths.undoPost, { id: String(post.id) })}
          />
        </div>
      </div>
    </div>
  );
}
