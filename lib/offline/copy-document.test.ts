import { describe, expect, it } from "vitest";
import { languages } from "@/content/languages";
import { filesOf, fontsOf, readAtOf, toCopy } from "./copy-document";
import { shortlistKeys } from "./copy-shortlist";

// As the build defines them.
Object.assign(globalThis, { COPY_WORDS: languages });

const page = `<!DOCTYPE html><html lang="en-IN"><head><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>
<link rel="preload" as="image" imageSrcSet="/pictures/a/750.avif 750w"/><link rel="manifest" href="/m"/>
<noscript><link rel="stylesheet" href="/no-script.css"/></noscript>
<script id="head-script">own()</script><script src="/_next/static/x.js" async=""></script></head>
<body><header><nav></nav></header><main id="main"><noscript><p>Print it</p></noscript>
<time data-read-at="" dateTime="2026-11-23T10:40:00.000Z">23 Nov</time>
<picture><source type="image/avif" srcSet="/pictures/a/750.avif 750w"/><img alt="A tower" srcSet="/pictures/a/160.webp 160w, /pictures/a/360.webp 360w, /pictures/a/750.webp 750w" sizes="50vw" src="/pictures/a/750.webp"/></picture>
<img alt="" src="https://cdn.example/x.jpg"/></main><script type="application/json" id="later-scripts">["/_next/static/y.js"]</script>
<script>self.__next_f.push([1,"</head>"])</script></body></html>`;

describe("a copy of a page", () => {
  const copy = toCopy(page, "no-network", readAtOf(page));

  it("says why it is shown and of when it is, in the time of India, where it stays in sight", () => {
    expect(copy).toContain("No network. Saved on 23 Nov 2026, 4:10 pm; prices may have changed since.");
    expect(copy.indexOf("No network.")).toBeLessThan(copy.indexOf("</header>"));
    expect(copy).toContain('<html data-copy="no-network" lang="en-IN">');
    expect(toCopy(page, "slow", readAtOf(page))).toContain("The network is slow. Saved on 23 Nov 2026");
    expect(toCopy(page, "unanswered", readAtOf(page))).toContain(
      "Our site does not answer just now. Saved on",
    );
  });

  it("says it in the language of the document, and the rest in English again", () => {
    const inTelugu = page.replace("en-IN", "te-IN");
    expect(toCopy(inTelugu, "slow", readAtOf(page))).toContain(
      "నెట్‌వర్క్ నెమ్మదిగా ఉంది. ఇది 23 నవంబర్ 2026, 4:10 PMకి దాచుకున్న కాపీ; ఆ తర్వాత ధరలు మారి ఉండవచ్చు.",
    );
    expect(toCopy(page.replace("en-IN", "hi-IN"), "no-network", null)).toContain(">नेटवर्क नहीं है। <a");
    expect(toCopy(page, "slow", readAtOf(page))).toContain("The network is slow.");
  });

  it("runs no script of the framework, but the page's first and its own", () => {
    expect([...copy.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script id="head-script">',
      '<script src="/copy.js">',
    ]);
    expect(copy).not.toContain("/_next/static/x.js");
    expect(copy).not.toContain("static/y.js");
  });

  it("looks as without JavaScript, and does not say that it is off", () => {
    expect(copy).toContain('<link rel="stylesheet" href="/no-script.css"/>');
    expect(copy).not.toContain("noscript");
    expect(copy).not.toContain("Print it");
  });

  it("asks for one file of each picture, and for nothing ahead", () => {
    expect(copy).toContain('<img alt="A tower" src="/pictures/a/360.webp"/>');
    expect(copy).not.toContain("preload");
    expect(filesOf(page)).toEqual(["/_next/static/a.css", "/no-script.css", "/pictures/a/360.webp"]);
  });

  it("is of a page that says when it was read, or of none", () => {
    expect(readAtOf(page)).toBe("2026-11-23T10:40:00.000Z");
    expect(readAtOf("<time dateTime='2026-11-23'>")).toBeNull();
    expect(readAtOf('<time data-read-at="" dateTime="soon">')).toBeNull();
    expect(toCopy("<header></header>", "no-network", null)).toContain(">No network. ");
  });

  it("names the fonts of a style sheet by their paths", () => {
    const css = '@font-face{src:url(../media/lato.a1.woff2)format("woff2")}@font-face{src:url("/f/b.woff2")}';
    expect(fontsOf(css, "https://homes.example/_next/static/chunks/a.css")).toEqual([
      "/_next/static/media/lato.a1.woff2",
      "/f/b.woff2",
    ]);
  });
});

it("the keys of a stored shortlist are read, whatever else stands in its place", () => {
  expect(shortlistKeys('[{"key":"12","day":"2026-01-01"},{"key":"plot-3"},null,{"key":7},"x"]')).toEqual([
    "12",
    "plot-3",
  ]);
  for (const odd of [null, "", "{", "7", '{"key":"12"}']) expect(shortlistKeys(odd), String(odd)).toEqual([]);
});
