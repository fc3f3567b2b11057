import { answerText } from "@/lib/api/answer-text";
import { backend } from "@/lib/backend/backend";
import { readSiteWords } from "@/lib/backend/site-words";
import { answerCrawler, crawlerCache } from "@/lib/crawlers/answer-crawler";
import { toLlmsText } from "@/lib/crawlers/llms-text";
import { env } from "@/lib/process/env";

export const dynamic = "force-dynamic";

/** The cities with the most projects; the sitemap has all places. */
const mostCities = 20;

export function GET(request: Request): Promise<Response> {
  return answerCrawler("/llms.txt", async () => {
    const cities = (await backend().listCities(true)).slice(0, mostCities).map(({ name }) => name);
    const { claims, networkClaims } = await readSiteWords();
    const text = toLlmsText(env().SITE_URL, [...new Set(cities)], [...claims, ...networkClaims]);
    return answerText(request, text, "text/plain; charset=utf-8", crawlerCache);
  });
}
