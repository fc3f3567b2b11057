import { z } from "zod";
import type { FieldNames, Fields, FormField, RecordedChange } from "./form-field";

/** All fields of a post, in the order of its form. */
export const postFields: FormField[] = [
  { name: "title", label: "Title", required: true },
  {
    name: "excerpt",
    label: "Summary",
    required: true,
    rows: 3,
    hint: "One or two sentences. Lists show its first 100 characters, search engines about 160",
  },
  {
    name: "markdown",
    label: "Text",
    required: true,
    rows: 18,
    hint: "In Markdown: ## Heading, **bold**, [words](/faqs), - a list, ![what it shows](/media/tower.jpg). HTML is shown as it is typed",
  },
  { name: "author", label: "Author", hint: "Empty: the company" },
];

export const addressField: FormField = {
  name: "slug",
  label: "Address",
  hint: "After /blog-detail/. Empty: made from the title. Once the post was on the site it stays",
};

export const coverFields: FormField[] = [
  {
    name: "imageUrl",
    label: "Cover picture",
    hint: "/media/keys.jpg. Or add one under New cover, once the form is saved",
  },
  { name: "imageAlt", label: "What the cover shows", hint: "For those who can’t see it" },
];

const labels = new Map(
  [...postFields, addressField, ...coverFields].map(({ name, label }) => [name, label] as const),
);
labels.set("isActive", "On the site").set("html", "Text from a file");

export const postNames: FieldNames = {
  label: (name) => labels.get(name) ?? name,
  order: (name) => [...labels.keys()].indexOf(name),
  row: (kind) => kind,
};

/** More than a long post has. */
const longestText = 100_000;

const line = (name: string, most: number) =>
  z
    .string()
    .trim()
    .max(most, `${postNames.label(name)} is longer than ${most.toLocaleString("en-IN")} characters`);
const needed = (name: string, most: number) => line(name, most).min(1, `${postNames.label(name)} is missing`);

/** What a form about a post may say, here and where it is stored. */
export const postFormSchema = z.object({
  title: needed("title", 160),
  slug: line("slug", 120)
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, "Address must be lower-case words joined by hyphens")
    .default(""),
  excerpt: needed("excerpt", 400),
  author: line("author", 80).default(""),
  imageUrl: line("imageUrl", 500).default(""),
  imageAlt: line("imageAlt", 160).default(""),
  markdown: z
    .string()
    .max(longestText, `Text is longer than ${longestText.toLocaleString("en-IN")} characters`)
    .default(""),
});
export type PostForm = z.infer<typeof postFormSchema>;

export type PostState = "published" | "draft" | "withdrawn";

export const postStateWords: Record<PostState, string> = {
  published: "On the site",
  draft: "Draft",
  withdrawn: "Withdrawn",
};

/** A post as the list of the desk shows it. */
export type ListedPost = { id: number; title: string; slug: string; state: PostState; at: string };

/** A post as its page at the desk shows it. */
export type PostWork = {
  id: number;
  title: string;
  slug: string;
  state: PostState;
  /** When it was put on the site first, or was begun. */
  at: string;
  version: string;
  fields: Fields;
  /** Its text came from a file as HTML, and is not in the form. */
  isFromFile: boolean;
  withdrawnAt: string | null;
  changes: RecordedChange[];
};
