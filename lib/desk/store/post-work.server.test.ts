import { beforeAll, expect, test } from "vitest";
import { forAllTests } from "@/lib/base/testing/for-all-tests";
import { getBlogPost, listBlogPosts } from "@/lib/blog/blog-queries";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { asha, openDeskCatalogue, ravi } from "@/lib/desk/testing/project-desk";
import { begin, edit, typedPost, work } from "@/lib/desk/testing/post-desk";
import { openDesk, refused } from "@/lib/desk/testing/open-desk";
import { readAddressFate } from "@/lib/server/cache/address-queries";
import { savePost, setPostOnSite, undoPostChange } from "./post-mutations";
import { toPreviewPost } from "./post-work-queries";

const desk = forAllTests(openDesk);
beforeAll(async () => {
  await openDeskCatalogue(desk);
});

test("a post is a draft, goes on the site with that day's date, and leaves it as others do", async () => {
  const id = await begin();
  const before = await getCatalogueVersion();
  expect(await work(id)).toMatchObject({
    state: "draft",
    slug: "before-you-sign",
    changes: [{ action: "added" }],
  });
  expect(await getBlogPost("before-you-sign")).toBeNull();
  expect((await readAddressFate("/blog-detail/before-you-sign")).status).toBe(404);

  const put = Date.now();
  await setPostOnSite(asha, id, true);
  expect(await getCatalogueVersion()).toBe(before + 1);
  const shown = await getBlogPost("before-you-sign");
  expect(shown?.about).toBe(
    '<h2>First</h2>\n<p>Read <strong>all</strong> of <a href="/faqs">it</a>.</p>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody></table>',
  );
  expect(Date.parse(shown?.createdAt ?? "")).toBeGreaterThanOrEqual(put);
  expect(Object.keys(shown ?? {})).not.toContain("author");
  expect((await listBlogPosts({ page: 1, limit: 5 })).map(({ slug }) => slug)).toEqual(["before-you-sign"]);
  expect((await readAddressFate("/blog-detail/before-you-sign")).status).toBe(200);

  await setPostOnSite(asha, id, false);
  expect(await getCatalogueVersion()).toBe(before + 2);
  expect(await getBlogPost("before-you-sign")).toBeNull();
  expect((await readAddressFate("/blog-detail/before-you-sign")).status).toBe(404);
  const gone = await work(id);
  expect(gone).toMatchObject({ state: "withdrawn", fields: { markdown: typedPost.markdown } });
  expect(gone.changes.map(({ action }) => action)).toEqual(["hidden", "changed", "added"]);
  expect(gone.changes[1]?.lines).toEqual([{ label: "On the site", before: "no", after: "yes" }]);
  // Put back, it keeps its date.
  await setPostOnSite(asha, id, true);
  expect((await getBlogPost("before-you-sign"))?.createdAt).toBe(shown?.createdAt);
});

test("what is wrong stands beside its box; a link that runs code and HTML never come through", async () => {
  const faults = await refused(begin({ title: " ", excerpt: "x".repeat(401), slug: "A post" }));
  expect(faults.reason).toBe("invalid");
  expect(faults.details.errors).toEqual([
    { path: "title", msg: "Title is missing" },
    { path: "slug", msg: "Address must be lower-case words joined by hyphens" },
    { path: "excerpt", msg: "Summary is longer than 400 characters" },
  ]);
  const text = "[a](javascript:alert(1)) [b](//x.example) ![c](/media/none.jpg) <script>x</script>";
  expect((await refused(begin({ markdown: text }))).details.errors?.map(({ msg }) => msg)).toEqual([
    'The link "javascript:alert(1)" must begin with /, https:, mailto: or tel:',
    'The link "//x.example" must begin with /, https:, mailto: or tel:',
    "A picture in the text names a file that is not there: public/media/none.jpg",
  ]);
  expect((await refused(begin({ markdown: " " }))).details.errors).toEqual([
    { path: "markdown", msg: "Text is missing" },
  ]);
  expect((await refused(begin({ imageUrl: "/media/none.jpg" }))).details.errors).toEqual([
    { path: "imageUrl", msg: "Cover picture names a file that is not there: public/media/none.jpg" },
  ]);
  const preview = toPreviewPost({ ...typedPost, markdown: text }, null);
  expect(preview.about).toBe("<p><a>a</a> <a>b</a>  &lt;script&gt;x&lt;/script&gt;</p>");
  const id = await begin({ title: "Typed HTML", markdown: 'A <b onclick="x">word</b>' });
  await setPostOnSite(asha, id, true);
  expect((await getBlogPost("typed-html"))?.about).toBe('<p>A &lt;b onclick="x"&gt;word&lt;/b&gt;</p>');
});

test("an address belongs to one post: typed it is refused, made from a title it gets a number; once known it stays", async () => {
  const first = await begin({ title: "Same", slug: "same" });
  expect((await refused(begin({ title: "Other", slug: "same" }))).details.errors).toEqual([
    { path: "slug", msg: 'Address "same" belongs to the post “Same” already' },
  ]);
  expect((await work(await begin({ title: "Same" }))).slug).toBe("same-2");
  await edit(first, { slug: "same-but-new" });
  expect((await work(first)).slug).toBe("same-but-new");
  await setPostOnSite(asha, first, true);
  await setPostOnSite(asha, first, false);
  expect((await refused(edit(first, { slug: "another" }))).details.errors?.[0]?.msg).toBe(
    "Address stays same-but-new: the post was on the site, and links lead there",
  );
  await edit(first, { title: "Another title" });
  expect((await work(first)).slug).toBe("same-but-new");
});

test("nobody overwrites what he has not seen, and a change is taken back alone", async () => {
  const id = await begin({ title: "Two editors" });
  const seen = await work(id);
  await edit(id, { excerpt: "Ravi’s summary." }, ravi);
  const fields = { ...seen.fields, author: "Asha Rao" };
  await savePost(asha, id, { version: seen.version, fields });
  expect((await work(id)).fields).toMatchObject({ author: "Asha Rao", excerpt: "Ravi’s summary." });
  const mine = { version: seen.version, fields: { ...fields, excerpt: "Asha’s summary." } };
  const conflict = await refused(savePost(asha, id, mine));
  expect(conflict.reason).toBe("conflict");
  expect(conflict.message).toContain("ravi@example.com changed this post");
  expect(conflict.message).toContain("Summary: now Ravi’s summary., yours Asha’s summary..");
  const version = conflict.details.errors?.[0]?.msg ?? "";
  await savePost(asha, id, { version, fields: mine.fields });

  await edit(id, { markdown: "Short." });
  const { changes } = await work(id);
  expect(changes.map(({ lines }) => lines.map(({ label }) => label))).toEqual([
    ["Text"],
    ["Summary"],
    ["Author"],
    ["Summary"],
    [],
  ]);
  await undoPostChange(ravi, id, changes[1]!.id);
  const back = await work(id);
  expect(back.fields).toMatchObject({ markdown: "Short.", author: "Asha Rao", excerpt: "Ravi’s summary." });
  expect(back.changes[0]).toMatchObject({ who: ravi.email, undoes: changes[1]!.id });
  await edit(id, { markdown: "Shorter." });
  expect((await refused(undoPostChange(ravi, id, changes[0]!.id))).message).toContain(
    "This change was not taken back: Text was changed again since, by asha@example.com",
  );
  const [last] = (await work(id)).changes;
  await undoPostChange(ravi, id, last!.id);
  expect((await work(id)).fields.markdown).toBe("Short.");
});
