import { load } from "cheerio";

/** The addresses in all sitemap files of the index at `origin`, with duplicates. */
export async function readSitemap(origin: string): Promise<string[]> {
  const files = await locations(`${origin}/sitemap.xml`, "sitemap > loc");
  const addresses = await Promise.all(files.map((file) => locations(file, "url > loc")));
  return addresses.flat();
}

async function locations(address: string, selector: string): Promise<string[]> {
  const answer = await fetch(address);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  const $ = load(await answer.text(), { xml: true });
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}
