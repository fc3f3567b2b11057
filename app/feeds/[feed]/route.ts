import { readOnlyMethods } from "@/lib/api/answer-json";
import { answerText } from "@/lib/api/answer-text";
import { allowAnyOrigin } from "@/lib/api/cross-origin-reading";
import { backend } from "@/lib/backend/backend";
import { answerCrawler, answerNotFound, answerWrong, crawlerCache } from "@/lib/crawlers/answer-crawler";
import { feedFormats, ofSearch, parseFeedName, type FeedFormat } from "@/lib/projects/listing/feed-address";
import { longestQuery } from "@/lib/saved-searches/forms/saved-search-schema";
import { readSavedText } from "@/lib/saved-searches/forms/saved-query";
import { type Feed, readFeed, readSearchFeed, toAtom, toJsonFeed } from "@/lib/crawlers/feed";
import { env } from "@/lib/process/env";

export const dynamic = "force-dynamic";
export const { OPTIONS } = readOnlyMethods;

export async function GET(request: Request, context: { params: Promise<{ feed: string }> }) {
  const name = parseFeedName((await context.params).feed);
  const answer = await answerCrawler(new URL(request.url).pathname, async () => {
    if (!name) return answerNotFound();
    if (name.slug === ofSearch) return answerSearch(request, name.format);
    const feed = await readFeed(backend(), env().SITE_URL, name.slug);
    return feed ? answerFeed(request, feed, name.format) : answerNotFound();
  });
  return allowAnyOrigin(answer);
}

/** A search's own feed; search engines need none of them, as its list is no page for them either. */
async function answerSearch(request: Request, format: FeedFormat): Promise<Response> {
  const text = new URL(request.url).search.slice(1);
  if (text.length > longestQuery) return answerWrong("This address is longer than that of a list.");
  const search = readSavedText(text);
  const [unknown] = search.unknown;
  if (unknown) return answerWrong(`We don't know the ${unknown.of} '${unknown.value}'.`);
  const answer = answerFeed(
    request,
    await readSearchFeed(backend(), env().SITE_URL, search, new Date()),
    format,
  );
  answer.headers.set("X-Robots-Tag", "noindex");
  return answer;
}

function answerFeed(request: Request, feed: Feed, format: FeedFormat): Response {
  const type = `${feedFormats[format]}; charset=utf-8`;
  const text = format === "atom" ? toAtom(feed) : JSON.stringify(toJsonFeed(feed));
  return answerText(request, text, type, crawlerCache);
}
