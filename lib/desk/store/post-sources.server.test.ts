import { sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { getBlogPost } from "@/lib/blog/blog-queries";
import { blogPostGraph } from "@/lib/blog/blog-json-ld";
import { readBlogFolder } from "@/lib/catalogue/run/demo-blog";
import { post } from "@/lib/catalogue/testing/catalogue-fixtures";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { deskCall, deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { asha, openDeskCatalogue } from "@/lib/desk/testing/project-desk";
import { begin, edit, typedPost, work } from "@/lib/desk/testing/post-desk";
import { openDesk, refused } from "@/lib/desk/testing/open-desk";
import { savePost, setCover, undoPostChange } from "./post-mutations";
import { listDeskPosts } from "./post-work-queries";

const desk = forAllTests(openDesk);
let catalogue: Awaited<ReturnType<typeof openDeskCatalogue>>;
beforeAll(async () => {
  catalogue = await openDeskCatalogue(desk);
});

test("a post of a file is edited like any other, and its text stays while nobody writes another", async () => {
  await catalogue.importRecords([post("B-1", { slug: "from-a-file" })]);
  const listed = (await listDeskPosts()).find(({ slug }) => slug === "from-a-file")!;
  const before = await getBlogPost("from-a-file");
  expect(await work(listed.id)).toMatchObject({ state: "published", isFromFile: true });
  await edit(listed.id, { title: "New title", author: "Asha Rao", imageAlt: "Keys" });
  const after = await getBlogPost("from-a-file");
  expect(after).toMatchObject({
    title: "New title",
    about: before?.about,
    author: "Asha Rao",
    imageAlt: "Keys",
  });
  expect(JSON.stringify(blogPostGraph("https://site.test", after!))).toContain(
    '"author":{"@type":"Person","name":"Asha Rao"}',
  );
  await edit(listed.id, { markdown: "Mine." });
  expect((await getBlogPost("from-a-file"))?.about).toBe("<p>Mine.</p>");
  await undoPostChange(asha, listed.id, (await work(listed.id)).changes[0]!.id);
  expect((await getBlogPost("from-a-file"))?.about).toBe(before?.about);
});

test("the posts that the site comes with can be written on in Markdown, and none of it is lost by that", async () => {
  const records: Record<string, string>[] = [];
  for await (const item of readBlogFolder("content/blog"))
    if ("value" in item) records.push(item.value as Record<string, string>);
  await catalogue.importRecords(records);
  const version = await getCatalogueVersion();
  const listed = await listDeskPosts();
  for (const { slug, markdown } of records) {
    const { id } = listed.find((one) => one.slug === slug)!;
    expect((await work(id)).fields.markdown).toBe(markdown);
    // The form says the same again: nothing is written.
    await edit(id, {});
  }
  expect(await getCatalogueVersion()).toBe(version);
});

test("a cover is kept without where it was taken, and what was typed when the session ended is kept too", async () => {
  const id = await begin({ title: "With a cover" });
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#800" } })
    .png()
    .toBuffer();
  await setCover(asha, id, { picture: new File([new Uint8Array(bytes)], "x.png"), alt: "Red" });
  expect((await work(id)).fields).toMatchObject({
    imageUrl: expect.stringMatching(/^\/media\/uploads\/with-a-cover-[0-9a-f]{16}\.jpg$/) as string,
    imageAlt: "Red",
  });
  expect((await refused(setCover(asha, id, { picture: new File(["x"], "x.png"), alt: "" }))).message).toMatch(
    /is no picture that can be read/,
  );

  const cookie = await desk.signIn(asha.email, "editor");
  const call = deskCall(paths.savePost, { id: String(id) }).replace("/desk/calls", "");
  const { rows } = await desk.database.db.execute<{ writer: string }>(
    sql`update staff_sessions set expires_at = now() - interval '1 second' returning user_id as writer`,
  );
  const ended = await desk.ask(call, {
    cookie,
    isForm: true,
    sent: { ...typedPost, title: "Typed for nothing?" },
  });
  const next = new URL(ended.headers.get("location") ?? "", "http://x").searchParams.get("next") ?? "";
  const token = new URL(next, "http://x").searchParams.get("draft");
  expect(next).toMatch(new RegExp(`^/desk/posts/${id}\\?draft=`));
  const kept = await readDraft(token, `/desk/posts/${id}`, rows[0]?.writer ?? "");
  expect(kept?.fields.title).toBe("Typed for nothing?");

  const again = await desk.signIn(asha.email, "editor");
  const preview = await desk.ask(call, { cookie: again, sent: { ...typedPost, preview: "yes" } });
  expect(((await preview.json()) as { again: string }).again).toMatch(`/desk/posts/${id}?draft=`);
  const saved = await desk.ask("/posts/new/save", {
    cookie: again,
    sent: { ...typedPost, title: "By a form" },
  });
  expect(((await saved.json()) as { to: string }).to).toMatch(/^\/desk\/posts\/\d+\?done=saved$/);
  expect(
    (await refused(savePost({ ...asha, role: "agent" }, id, { version: "", fields: typedPost }))).reason,
  ).toBe("forbidden");
});
