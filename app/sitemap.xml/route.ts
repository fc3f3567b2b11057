import { answerText } from "@/lib/api/answer-text";
import { backend } from "@/lib/backend/backend";
import { answerCrawler, crawlerCache } from "@/lib/crawlers/answer-crawler";
import { keptText, toIndexXml } from "@/lib/crawlers/sitemap-xml";
import { listSitemapFiles, sitemapPath } from "@/lib/crawlers/sitemap";
import { env } from "@/lib/process/env";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return answerCrawler(sitemapPath, async () => {
    const index = await keptText("sitemap index", async () =>
      toIndexXml(env().SITE_URL, await listSitemapFiles(backend())),
    );
    return answerText(request, index, "application/xml; charset=utf-8", crawlerCache);
  });
}
