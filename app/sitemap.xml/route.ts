import { answerText } from "@/lib/api/answer-text";
import { backend } from "@/lib/backend/backend";
import { answerCrawler, crawlerCache } from "@/lib/crawlers/answer-crawler";
import { toIndexXml } from "@/lib/crawlers/sitemap-xml";
import { listSitemapFiles, sitemapPath } from "@/lib/crawlers/sitemap";
import { env } from "@/lib/process/env";
import { catalogueSeen } from "@/lib/process/process-state.mjs";
import { remembered } from "@/lib/process/remembered";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return answerCrawler(sitemapPath, async () => {
    const make = async () => toIndexXml(env().SITE_URL, await listSitemapFiles(backend()));
    const seen = catalogueSeen.current;
    // The whole catalogue goes into it, so it is made once for each version.
    const index = await (seen?.readable ? remembered(`sitemap index ${seen.version}`, 600, make) : make());
    return answerText(request, index, "application/xml; charset=utf-8", crawlerCache);
  });
}
