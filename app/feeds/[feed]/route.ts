import { readOnlyMethods } from "@/lib/api/answer-json";
import { answerText } from "@/lib/api/answer-text";
import { allowAnyOrigin } from "@/lib/api/cross-origin-reading";
import { backend } from "@/lib/backend/backend";
import { answerCrawler, answerNotFound, crawlerCache } from "@/lib/crawlers/answer-crawler";
import { feedFormats, parseFeedName } from "@/lib/projects/listing/feed-address";
import { toAtom, toJsonFeed } from "@/lib/crawlers/feed-formats";
import { readFeed } from "@/lib/crawlers/read-feed";
import { env } from "@/lib/process/env";

export const dynamic = "force-dynamic";
export const { OPTIONS } = readOnlyMethods;

export async function GET(request: Request, context: { params: Promise<{ feed: string }> }) {
  const name = parseFeedName((await context.params).feed);
  const answer = await answerCrawler(new URL(request.url).pathname, async () => {
    const feed = name && (await readFeed(backend(), env().SITE_URL, name.slug));
    if (!feed) return answerNotFound();
    const type = `${feedFormats[name.format]}; charset=utf-8`;
    const text = name.format === "atom" ? toAtom(feed) : JSON.stringify(toJsonFeed(feed));
    return answerText(request, text, type, crawlerCache);
  });
  return allowAnyOrigin(answer);
}
