import "server-only";
import { log, saidFailure } from "@/lib/process/log";

/** Crawlers return after minutes at the earliest; a shared cache absorbs a flood of them. */
export const crawlerCache = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** The response of `make`; if it fails, 503 with `Retry-After`: an empty answer would remove pages from the index. */
export async function answerCrawler(address: string, make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    log("error", "What crawlers ask for can't be read", { address, error: saidFailure(error) });
    return toText("The data can't be read right now. Please come back in a minute.", 503, {
      "Retry-After": "60",
    });
  }
}

export function answerNotFound(): Response {
  return toText("There is no such file.", 404);
}

/** Refuses an address that asks for something nobody knows. */
export function answerWrong(sentence: string): Response {
  return toText(sentence, 400);
}

/**
 * Sends the pieces one by one, so that at most one is in memory however slow the client is. The
 * first is made before the response begins, so that a failure is not sent as a file with 200. `null` if there is none.
 */
export async function streamPieces(
  pieces: AsyncGenerator<string>,
  headers: HeadersInit,
): Promise<Response | null> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string, void> | null = await pieces.next();
  if (next.done) return null;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = next ?? (await pieces.next());
        next = null;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers });
}

function toText(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", ...headers },
  });
}
