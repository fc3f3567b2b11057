import { headMark } from "@/lib/base/page-data";
import type { Parts } from "./document-parts";

/**
 * What the head of a document says of its page (title, description, preview) is in React's data a second time: there the door
 * writes only how many elements it is, and the browser reads them from the head (`lib/base/page-data.ts`).
 */
const run = /<title>[^<]+<\/title>(?:<(?:meta|link)(?: [a-zA-Z]+="[^"]*")+\/>)*/;
const element = /<(title|meta|link)([^>]*?)(?:\/>|>([^<]+)<\/title>)/g;

/** The texts of the data, without the elements that the head of the markup has just so. */
export function withoutHead(texts: readonly string[], markup: Parts): readonly string[] {
  const elements = elementsOf(markup.find((part) => part.includes("<title>")) ?? "");
  const json = JSON.stringify(elements).slice(1, -1);
  const place = texts.findIndex((text) => text.includes(json));
  if (elements.length < 2 || place < 0 || texts.some((text) => headMark.test(text))) return texts;
  return texts.map((text, at) =>
    at === place ? text.replace(json, () => `"$head ${elements.length}"`) : text,
  );
}

/** As React's data have them, as far as they are one after the other. */
function elementsOf(markup: string) {
  const [head = ""] = run.exec(markup) ?? [];
  return [...head.matchAll(element)].map(([, tag, attributes = "", words], place) => [
    "$",
    tag,
    String(place),
    words === undefined
      ? Object.fromEntries(
          [...attributes.matchAll(/ ([a-zA-Z]+)="([^"]*)"/g)].map(([, name, value = ""]) => [
            name,
            plain(value),
          ]),
        )
      : { children: plain(words) },
  ]);
}

const characters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** What React escaped. */
function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? "");
}
