import { z } from "zod";

/** A blog post on the wire (specification, section 3). `about` is clean HTML, `createdAt` ISO 8601. */
export const blogPostSchema = z.object({
  id: z.union([z.number(), z.string()]),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  blogImage: z.string().nullish(),
  about: z.string(),
  createdAt: z.string(),
  updatedAt: z.string().nullish(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;
