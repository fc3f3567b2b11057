import { describe, expect, test } from "vitest";
import { blogAnswerSchema, readBlogList } from "./blog-schema";

const post = {
  id: 7,
  slug: "a-post",
  title: "A post",
  excerpt: "Short.",
  blogImage: null,
  about: "<p>Long.</p>",
  createdAt: "2026-11-01T10:00:00Z",
};
const read = (answer: unknown) => readBlogList(blogAnswerSchema.parse(answer));

describe("a list of blog posts", () => {
  test.each([
    ["an array", [post]],
    ["under blogs", { blogs: [post] }],
    ["under blog", { blog: [post] }],
    ["under data", { status: true, data: [post] }],
    ["under data.blogs", { data: { blogs: [post] } }],
  ])("is read from %s", (_, answer) => {
    expect(read(answer)).toEqual([post]);
  });

  test.each([{}, { data: null }, { data: { posts: [post] } }, { blogs: "none" }])(
    "is empty for %j",
    (answer) => {
      expect(read(answer)).toEqual([]);
    },
  );

  test("a failure is no empty list", () => {
    expect(() => read({ status: false, message: "No." })).toThrow();
    expect(() => read("<html>")).toThrow();
  });

  test("a post may be dated by created_at and have no slug; one without a title is left out", () => {
    const { slug: _slug, createdAt: _createdAt, ...bare } = post;
    expect(read([{ ...bare, created_at: "2026-10-02" }, { id: 8 }, null])).toEqual([
      { ...post, slug: "7", createdAt: "2026-10-02" },
    ]);
  });
});
