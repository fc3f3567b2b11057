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
