import { describe, expect, test } from "vitest";
import { publishMadePictures } from "@/lib/base/made-pictures";
import { cleanBlogHtml, shownBlogHtml } from "./clean-blog-html";

describe("the HTML of a blog post is cleaned", () => {
  const clean = (html: string) =>
    cleanBlogHtml(html, (address) => (address === "/media/a.jpg" ? null : "no"));
  test.each([
    ["<h1>T</h1><p onclick=x>a<script>x</script></p>", "<h2>T</h2><p>a</p>"],
    ['<a href="javascript:x">a</a>', "<a>a</a>"],
    ['<a href="//evil.example">a</a>', "<a>a</a>"],
    ['<a href="/faqs">a</a>', '<a href="/faqs">a</a>'],
    ['<a href="tel:+911">a</a>', '<a href="tel:+911">a</a>'],
    [
      '<a href="https://x.example" rel="me" target="_blank">a</a>',
      '<a href="https://x.example" rel="noopener nofollow">a</a>',
    ],
    ['<img src="/media/a.jpg" alt="A" onerror="x">', '<img alt="A" src="/media/a.jpg" loading="lazy" />'],
    ['<p>a<img src="https://x.example/a.jpg"></p>', "<p>a</p>"],
    ["<table><tr><td colspan=2>1</td></tr></table>", '<table><tr><td colspan="2">1</td></tr></table>'],
    ["<iframe src=https://x.example></iframe><svg><script>x</script></svg>", ""],
  ])("%s", (html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

/** Known faults of the version that runs on Node 20: docs/security.md, "Packages with known faults". */
test.each([
  ["CVE-2026-63670", "<textarea></textarea/><img src=/media/a.jpg onerror=x></textarea>", ""],
  ["CVE-2026-63670", "<svg><xmp><img src=/media/a.jpg onerror=x></xmp></svg>", ""],
  [
    "CVE-2026-84371",
    '<svg><a href="/a"><animate attributeName="href" values="#a;javascript:x" />a</a></svg>',
    '<a href="/a">a</a>',
  ],
  ["GHSA-374f-7chj-9948", '<svg:a><svg:animate attributeName="href" to="javascript:x" />a</svg:a>', "a"],
  ["GHSA-cv27-6wvh-8x7j", '<meta http-equiv="refresh" content="0;url=javascript:x">', ""],
  ["GHSA-x3q4-9hxx-gx8m", '<p><noscript></p><b title="</noscript><img onerror=x>">a</b>', "<p></p><b>a</b>"],
])("no fault of sanitize-html gets through: %s, %s", (_, html, expected) => {
  expect(cleanBlogHtml(html, () => null)).toBe(expected);
});

describe("of a post that another backend sent", () => {
  test.each([
    ["<p onclick=x>a</p><script>x</script><style>p{}</style>", "<p>a</p>"],
    ['<img src="/media/a.jpg" alt="A">', '<img alt="A" src="/media/a.jpg" loading="lazy" />'],
    [
      '<img src="https://cdn.example.test/a.jpg">',
      '<img alt="" src="https://cdn.example.test/a.jpg" loading="lazy" />',
    ],
    ['<p>a<img src="https://x.example/a.jpg"></p>', "<p>a</p>"],
    ['<p>a<img src="//x.example/a.jpg"><img src="../a.jpg"><img src="/media/../a.jpg"><img></p>', "<p>a</p>"],
    ['<p>a<img src="data:image/png;base64,AAAA"></p>', "<p>a</p>"],
  ])("%s", (html, expected) => {
    expect(shownBlogHtml(html, ["cdn.example.test"])).toBe(expected);
  });
});

test("a picture that the site has in its sizes is shown in them, with room for it before it is there", () => {
  publishMadePictures((src) => (src === "/media/a.jpg" ? "a-0123456789ab 800x500 8a7f6e" : undefined));
  const shown = (html: string) => shownBlogHtml(html, []);
  const html = shown('<p>x<img src="/media/a.jpg" alt="A > B"> <img src="/media/b.jpg" alt="B"></p>');
  expect(html).toContain(
    '<picture><source type="image/avif" srcset="/pictures/a-0123456789ab/384.avif 384w, /pictures/a-0123456789ab/750.avif 750w, /pictures/a-0123456789ab/800.avif 800w"',
  );
  for (const part of [
    'width="800" height="500" style="background-color:#8a7f6e"',
    'src="/pictures/a-0123456789ab/750.webp"',
    'alt="A &gt; B"',
  ])
    expect(html).toContain(part);
  expect(html).toMatch(/ <img [^>]*src="\/media\/b.jpg"/);
  publishMadePictures(() => undefined);
});
