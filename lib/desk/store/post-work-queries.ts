import { sql } from "drizzle-orm";
import "server-only";
import { type FieldFault, Refusal } from "@/lib/base/refusal";
import { addressesIn, blogHtml } from "@/lib/blog/blog-markdown";
import type { BlogPost } from "@/lib/blog/blog-schema";
import { cleanBlogHtml } from "@/lib/blog/clean-blog-html";
import { type PreparedPost, prepareRecord } from "@/lib/catalogue/check/prepare-record";
import { listRecordChanges, type RecordChange } from "@/lib/catalogue/store/import-log";
import { findStoredPost } from "@/lib/catalogue/store/stored-record-queries";
import { isoMoment } from "@/lib/db/statements";
import { type Fields, faultsOf } from "@/lib/desk/forms/form-field";
import {
  type ListedPost,
  type PostForm,
  postFormSchema,
  postNames,
  type PostState,
  type PostWork,
} from "@/lib/desk/forms/post-form";
import { sumUp } from "./check-project";
import { deskDatabase } from "./desk-database";
import { deskMediaCheck } from "./desk-media";
import { type ChangeForms, toRecordedChange } from "./form-changes";
import { toVersion } from "./merge-forms";

const mostPosts = 500;
const mostChanges = 30;
const state = sql`case when is_active then 'published' when is_draft then 'draft' else 'withdrawn' end`;

/** Drafts first, then the newest. */
export async function listDeskPosts(): Promise<ListedPost[]> {
  const { rows } = await deskDatabase().execute<ListedPost>(sql`
    select id, title, slug, ${state} as state, ${isoMoment(sql`created_at`)} as at
    from blog_posts order by is_draft desc, created_at desc, id limit ${mostPosts}`);
  return rows;
}

/** A post with its form and its history, on the site or not; `null` for an unknown one. */
export async function getPostWork(id: number): Promise<PostWork | null> {
  const db = deskDatabase();
  const known = await findStoredPost(db, id);
  if (!known) return null;
  const { stored } = known;
  const fields = writePost(stored);
  const changes = await listRecordChanges(db, "blog", stored.external_id, mostChanges);
  const hidden = changes.find(({ action }) => action === "hidden");
  return {
    ...{ id, title: stored.title, slug: stored.slug, version: toVersion(fields), state: stateOf(stored) },
    at: stored.created_at,
    fields,
    isFromFile: !stored.markdown,
    withdrawnAt: hidden?.at ?? null,
    changes: changes.map((change) => toRecordedChange(change, postFormsOf(change), postNames)),
  };
}

function stateOf({ is_active, is_draft }: PreparedPost): PostState {
  if (is_active) return "published";
  return is_draft ? "draft" : "withdrawn";
}

/** What a change of content was, as fields of the form. */
export function postFormsOf({ action, before, after }: RecordChange): ChangeForms | undefined {
  if (action !== "changed" || !before || !after) return undefined;
  // as `postSnapshot` and `storePosts` made them
  return { before: writePost(before as PreparedPost), after: writePost(after as PreparedPost) };
}

/** A post as its page would take it, from what stands in its form. */
export function toPreviewPost(fields: Fields, post: Pick<PostWork, "slug" | "at"> | null): BlogPost {
  const { title = "", excerpt = "", markdown = "", html = "", imageUrl, imageAlt, author } = fields;
  const checkMedia = deskMediaCheck();
  const isShown = (address: string) => checkMedia(address, "picture") === null;
  return {
    ...{ id: 0, slug: post?.slug ?? (fields.slug || "new"), title: title || "Without a title", excerpt },
    ...{ author, imageAlt, blogImage: imageUrl && isShown(imageUrl) ? imageUrl : null },
    about: cleanBlogHtml(markdown.trim() ? blogHtml(markdown) : html, (address) =>
      checkMedia(address, "picture"),
    ),
    createdAt: post?.at ?? new Date().toISOString(),
  };
}

/** The fields of the form for a stored post. `html` is the text of one that came without Markdown. */
export function writePost(post: PreparedPost): Fields {
  const { title, slug, excerpt, author, image, image_alt, markdown, body, is_active } = post;
  return {
    ...{ title, slug, excerpt, author: author ?? "", imageUrl: image ?? "", imageAlt: image_alt ?? "" },
    ...{ markdown: markdown ?? "", html: markdown ? "" : body, isActive: is_active ? "yes" : "no" },
  };
}

/** What a post is besides what its form says. `html`: its text while the form has none. */
type Besides = Pick<PreparedPost, "external_id" | "is_active" | "is_draft" | "created_at"> & { html: string };

/**
 * Checks a form as an import checks a record of a file, and besides where the text leads to. Throws a refusal with what is
 * wrong with each field.
 */
export function checkPost(fields: Fields, { html, ...besides }: Besides): PreparedPost {
  const parsed = postFormSchema.safeParse(fields);
  if (!parsed.success) throw refused(faultsOf(parsed.error));
  const form = parsed.data;
  const faults = textFaults(form, html);
  if (faults.length > 0) throw refused(faults);
  const prepared = prepareRecord(
    {
      line: 1,
      value: {
        ...{ kind: "blog", externalId: besides.external_id, title: form.title, slug: form.slug || null },
        ...{ excerpt: form.excerpt, author: form.author, createdAt: besides.created_at },
        ...{ blogImage: form.imageUrl, imageAlt: form.imageAlt, isActive: besides.is_active },
        about: form.markdown.trim() ? blogHtml(form.markdown) : html,
        markdown: form.markdown.trim() ? form.markdown : null,
      },
    },
    {
      resolveCity: () => ({ error: "a post is nowhere" }),
      checkMedia: deskMediaCheck(),
      judge: () => [],
      isAccepted: () => true,
    },
  );
  if ("reasons" in prepared) throw refused(prepared.reasons.map(explain));
  if (!("post" in prepared)) throw new Error("A form gave no post.");
  return { ...prepared.post, is_draft: besides.is_draft };
}

function refused(errors: FieldFault[]): Refusal {
  return new Refusal("invalid", sumUp(errors), { errors });
}

/** Where a link may lead: a page of ours, another site, a mailbox, a telephone. */
const isLink = (address: string) => /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/i.test(address);

/** What an import would leave out of the text without a word. */
function textFaults({ markdown }: PostForm, html: string): FieldFault[] {
  if (!markdown.trim() && !html) return [{ path: "markdown", msg: "Text is missing" }];
  const checkMedia = deskMediaCheck();
  const { links, pictures } = addressesIn(markdown);
  return [
    ...links
      .filter((address) => !isLink(address))
      .map((address) => `The link "${address}" must begin with /, https:, mailto: or tel:`),
    ...pictures.flatMap((address) => {
      const fault = checkMedia(address, "picture");
      return fault ? [`A picture in the text ${fault}`] : [];
    }),
  ].map((msg) => ({ path: "markdown", msg }));
}

const elsewhere: Record<string, string> = { blogImage: "imageUrl", about: "markdown" };

/** A sentence of the importer, which begins with its field. */
function explain(reason: string): FieldFault {
  const [, field = "", rest = ""] = /^(\w+)(.*)$/s.exec(reason) ?? [];
  const path = elsewhere[field] ?? field;
  return { path, msg: `${postNames.label(path)}${rest}` };
}
