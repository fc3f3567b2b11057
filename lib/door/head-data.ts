import type { Parts } from "./document-parts";

/**
 * What the head of a document says of its page (title, description, preview) is in React's data a second time: there the door
 * writes only how many elements it is, and `headReader` reads them from the head, which has been parsed by then.
 */
const run = /<title>[^<]+<\/title>(?:<(?:meta|link)(?: [a-z]+="[^"]*")+\/>)*/;
const element = /<(title|meta|link)([^>]*?)(?:\/>|>([^<]+)<\/title>)/g;

/** Stands for the elements in the data. No text of a page is written so: there a leading `$` is doubled. */
const mark = /"\$head (\d+)"/;

/** Fills the elements in, in the browser; an expression whose value is a function of the data's text. */
export const headReader = `text=>text.replace(${mark},(all,count)=>{let at=document.querySelector("title");for(all=[];count-all.length;at=at.nextElementSibling)all.push(["$",at.localName,""+all.length,at.text?{children:at.text}:Object.fromEntries([...at.attributes].map(({name,value})=>[name,value]))]);return JSON.stringify(all).slice(1,-1)})`;

/** The texts of the data, without the elements that the head of the markup has just so. */
export function withoutHead(texts: readonly string[], markup: Parts): readonly string[] {
  const elements = elementsOf(markup.find((part) => part.includes("<title>")) ?? "");
  const json = JSON.stringify(elements).slice(1, -1);
  const place = texts.findIndex((text) => text.includes(json));
  if (elements.length < 2 || place < 0 || texts.some((text) => mark.test(text))) return texts;
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
          [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name, value = ""]) => [
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
