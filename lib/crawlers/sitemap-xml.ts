import "server-only";
import { addressesInAll, isTranslated } from "@/lib/base/language-addresses";
import { escapeMarkup } from "@/lib/base/markup";
import { type CrawlFile, maxEntryBytes } from "@/lib/projects/listing/crawl";
import { pictureUrl, toAbsolute } from "@/lib/seo/graph-json-ld";

/** A page: its path, its last change if that is known, and the addresses of its pictures as in the data. */
export type SitemapEntry = { path: string; changedAt?: string | null; pictures?: readonly string[] };

const head = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;

/** A file of the sitemap, one piece for each batch that was read. `origin` is the site's. */
export async function* toSitemapXml(
  origin: string,
  batches: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  let opened = false;
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield (opened ? "" : head) + batch.map((entry) => toEntryXml(origin, entry)).join("");
    opened = true;
  }
  if (opened) yield "</urlset>\n";
}

function toEntryXml(origin: string, { path, changedAt, pictures = [] }: SitemapEntry): string {
  const address = toAbsolute(origin, path);
  let entry = `<url><loc>${escapeMarkup(address)}</loc>${lastmod(changedAt)}${languagesOf(address)}`;
  const end = "</url>\n";
  let bytes = Buffer.byteLength(entry + end);
  for (const picture of pictures) {
    const url = pictureUrl(origin, picture);
    if (!url) continue;
    const image = `<image:image><image:loc>${escapeMarkup(url)}</image:loc></image:image>`;
    const more = Buffer.byteLength(image);
    if (bytes + more > maxEntryBytes) continue;
    bytes += more;
    entry += image;
  }
  return entry + end;
}

/** Where the page of a whole address is in other languages, which the pages in those say too (`lib/seo/page-metadata.ts`). */
function languagesOf(address: string): string {
  const pathAt = address.indexOf("/", "https://".length);
  const [origin, path] = [address.slice(0, pathAt), address.slice(pathAt)];
  if (!isTranslated(path)) return "";
  return Object.entries({ ...addressesInAll(path), "x-default": path })
    .map(
      ([language, own]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(origin + own)}"/>`,
    )
    .join("");
}

/** The list of all files. */
export function toIndexXml(
  origin: string,
  files: readonly { path: string; changedAt: CrawlFile["changedAt"] }[],
): string {
  const entries = files.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${escapeMarkup(toAbsolute(origin, path))}</loc>${lastmod(changedAt)}</sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</sitemapindex>
`;
}

function lastmod(changedAt: string | null | undefined): string {
  return changedAt ? `<lastmod>${escapeMarkup(changedAt)}</lastmod>` : "";
}
