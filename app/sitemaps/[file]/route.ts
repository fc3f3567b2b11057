import { backend } from "@/lib/backend/backend";
import { answerCrawler, answerNotFound, crawlerCache, streamPieces } from "@/lib/crawlers/answer-crawler";
import { readSitemapFile } from "@/lib/crawlers/sitemap";
import { toSitemapXml } from "@/lib/crawlers/sitemap-xml";
import { env } from "@/lib/process/env";

export const dynamic = "force-dynamic";

const headers = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": crawlerCache };

export async function GET(_: Request, context: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await context.params;
  return answerCrawler(`/sitemaps/${file}`, async () => {
    const entries = readSitemapFile(backend(), file);
    const xml = entries && (await streamPieces(toSitemapXml(env().SITE_URL, entries), headers));
    return xml ?? answerNotFound();
  });
}
