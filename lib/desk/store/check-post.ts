import "server-only";
import { Refusal, type FieldFault } from "@/lib/base/refusal";
import { addressesIn, blogHtml } from "@/lib/blog/blog-markdown";
import { prepareRecord, type PreparedPost } from "@/lib/catalogue/check/prepare-record";
import type { Fields } from "@/lib/desk/forms/form-field";
import { faultsOf, postFormSchema, postNames, type PostForm } from "@/lib/desk/forms/post-form";
import { deskMediaCheck } from "./desk-media";
import { sumUp } from "./project-faults";

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
