import "server-only";
import { indianDay } from "@/lib/base/indian-day";
import { toSiteWords, type SiteWords } from "@/lib/words/site-words";
import { backend } from "./backend";
import { readOptional } from "./read-optional";

/** What the company says of itself today; what `content/` says when staff’s words can’t be read. */
export async function readSiteWords(): Promise<SiteWords> {
  const words = await readOptional("what the company says", {}, () => backend().readWords());
  return toSiteWords(words ?? {}, indianDay(new Date()));
}
