import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format";
import { blogPostPath } from "@/lib/base/paths";
import { marketingPath } from "@/lib/desk/forms/campaign-link";
import { deskCall, deskCallPaths, deskPaths, deskPostPath } from "@/lib/desk/forms/desk-paths";
import { line } from "@/lib/desk/forms/desk-row";
import type { FormDraft, FormField } from "@/lib/desk/forms/form-field";
import { formatMoment } from "@/lib/desk/forms/moments";
import {
  addressField,
  coverFields,
  type ListedPost,
  postFields,
  postStateWords,
  type PostWork,
} from "@/lib/desk/forms/post-form";
import { Card } from "../card";
import { HistoryCard } from "../change-history";
import { DeskForm } from "../desk-form";
import { DeskRows } from "../desk-rows";
import { FileBox, pictureTypes, TextBox } from "../fields";
import { boxesOf } from "../form-boxes";
import { FirstButton, FormPart, SaveBar, UploadCard } from "../form-part";
import { Notice } from "../marks";

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

type PostFormProps = {
  /** `null` for a new one. */
  post: Pick<PostWork, "id" | "version" | "fields" | "state" | "isFromFile"> | null;
  draft: FormDraft | null;
};

const kept: Pick<FormField, "hint" | "required"> = {
  hint: "Its text came from a file as HTML, and stays as long as this is empty. What you write here takes its place",
};

/** All fields of a post. Its preview shows what is typed, saved or not. */
export function PostForm({ post, draft }: PostFormProps) {
  const { box, versionOf } = boxesOf(draft, post?.fields);
  const words = postFields.map((field) =>
    post?.isFromFile && field.name === "markdown" ? { ...field, required: undefined, ...kept } : field,
  );
  return (
    <DeskForm
      version={post?.version}
      action={deskCall(deskCallPaths.savePost, { id: String(post?.id ?? "new") })}
      problem={draft?.problem}
      words={draft ? "typed" : "keeps"}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <FirstButton />
      <input type="hidden" name="version" defaultValue={versionOf(post?.version)} />
      <FormPart title="Words">
        {words.map(box)}
        {(post === null || post.state === "draft") && box(addressField)}
      </FormPart>
      <FormPart title="Cover">
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">{coverFields.map(box)}</div>
      </FormPart>
      <SaveBar>
        <button className={buttonStyle("primary", "grow sm:grow-0")}>
          {post ? "Save" : "Save the draft"}
        </button>
        <button name="preview" value="yes" className={buttonStyle("outline", "grow bg-white sm:grow-0")}>
          Preview
        </button>
      </SaveBar>
    </DeskForm>
  );
}

const linkStyle = "text-brand-600 min-h-touch inline-flex items-center gap-2 underline underline-offset-4";

/** Whether a post is on the site, and since when. */
function PostState({ post }: { post: PostWork }) {
  const { id, state, at, withdrawnAt, slug } = post;
  const page = blogPostPath(slug);
  const isOn = state === "published";
  return (
    <Card id="standing" title={postStateWords[state]}>
      <p className="text-ink-600 wrap-anywhere">
        {state === "draft" ? "Begun" : "Dated"} {formatMoment(at)}
        {state === "withdrawn" && withdrawnAt && `, withdrawn ${formatMoment(withdrawnAt)}`} · {page}
      </p>
      {isOn && (
        <p className="flex flex-wrap gap-x-4">
          <a href={page} target="_blank" rel="noreferrer" className={linkStyle}>
            <Icon name="external" className="size-5" />
            See it as visitors do
          </a>
          <a href={marketingPath({ page })} className={linkStyle}>
            Link and QR code
          </a>
        </p>
      )}
      <DeskForm
        action={deskCall(isOn ? deskCallPaths.withdrawPost : deskCallPaths.publishPost, { id: String(id) })}
      >
        <button className={buttonStyle("outline")}>
          {isOn ? "Take it off the site" : "Put it on the site"}
        </button>
      </DeskForm>
    </Card>
  );
}

/** A picture from this device as the cover. */
function CoverForm({ id, cover }: { id: number; cover: string }) {
  return (
    <UploadCard
      id="add-cover"
      title="New cover"
      action={deskCall(deskCallPaths.addCover, { id: String(id) })}
      version={cover}
      note="Save the form first. The picture is turned upright, and loses where it was taken."
    >
      <FileBox name="picture" label="Picture" accept={pictureTypes} />
      <TextBox name="alt" label="What it shows" maxLength={160} autoComplete="off" />
    </UploadCard>
  );
}

/** All posts: drafts, then the newest. */
export function PostListView({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-600">{formatCount(posts.length, "post")}</p>
        <a href={deskPaths.newPost} className={buttonStyle()}>
          <Icon name="plus" />
          New post
        </a>
      </div>
      <DeskRows
        rows={posts.map(({ id, title, state, at }) => ({
          href: deskPostPath(id),
          title,
          marks: state === "published" ? [] : [{ look: "state", text: postStateWords[state] }],
          lines: [line("quiet", `${state === "draft" ? "Begun" : "Dated"} ${formatMoment(at)}`)],
        }))}
      />
    </>
  );
}
