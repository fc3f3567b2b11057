import { z } from "zod";

/**
 * A blog post on the wire (specification, section 3). `about` is clean HTML, `createdAt` ISO 8601; `imageAlt` and `author` only
 * where somebody has said them.
 */
export const blogPostSchema = z.object({
  id: z.union([z.number(), z.string()]),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string().nullish(),
  blogImage: z.string().nullish(),
  imageAlt: z.string().nullish(),
  about: z.string(),
  createdAt: z.string(),
  updatedAt: z.string().nullish(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

/** The forms that another backend's blog list may have; anything else is a failure. */
export const blogAnswerSchema = z.union([
  z.array(z.unknown()),
  z.looseObject({ status: z.literal(true).optional() }),
]);
type BlogAnswer = z.infer<typeof blogAnswerSchema>;

const givenPost = z.object({
  id: z.union([z.number(), z.string()]),
  slug: z.string().nullish(),
  title: z.string(),
  excerpt: z.string().nullish(),
  blogImage: z.string().nullish(),
  about: z.string().nullish(),
  createdAt: z.string().nullish(),
  created_at: z.string().nullish(),
  updatedAt: z.string().nullish(),
});

/**
 * The posts of a list that is an array, or a field `blogs`, `blog`, `data` or `data.blogs`; any other answer is an
 * empty list (specification, section 5). A post without title or id is left out.
 */
export function readBlogList(answer: BlogAnswer): BlogPost[] {
  const places = [answer, at(answer, "blogs"), at(answer, "blog"), at(answer, "data")];
  const list: unknown[] = [...places, at(at(answer, "data"), "blogs")].find(Array.isArray) ?? [];
  return list.flatMap((post) => {
    const { data } = givenPost.safeParse(post);
    if (!data) return [];
    const { created_at: written, createdAt, slug, excerpt, about, ...rest } = data;
    return {
      ...rest,
      slug: slug || String(data.id),
      excerpt: excerpt ?? "",
      about: about ?? "",
      createdAt: createdAt ?? written ?? "",
    };
  });
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
