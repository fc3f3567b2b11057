import { load } from "cheerio";

/** The addresses in all sitemap files of the index at `origin`, with duplicates. */
export async function readSitemap(origin: string): Promise<string[]> {
  const files = await locations(`${origin}/sitemap.xml`, "sitemap > loc");
  const addresses = await Promise.all(files.map((file) => locations(file, "url > loc")));
  return addresses.flat();
}

/** The addresses at which the pages of the sitemap are in other languages. */
export async function readOtherLanguages(origin: string): Promise<Set<string>> {
  const files = await locations(`${origin}/sitemap.xml`, "sitemap > loc");
  const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  const links = texts.flatMap((text) => load(text, { xml: true })("url > xhtml\\:link").toArray());
  return new Set(links.map(({ attribs }) => attribs.href ?? ""));
}

async function locations(address: string, selector: string): Promise<string[]> {
  const answer = await fetch(address);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  const $ = load(await answer.text(), { xml: true });
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}
