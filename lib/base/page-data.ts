/**
 * What the head of a document says of its page (title, description, preview) is not in React's data a second time: the door
 * writes there only how many elements it is (`lib/door/head-data.ts`). No text of a page is written so: there a leading `$`
 * is doubled.
 */
export const headMark = /"\$head (\d+)"/;

/** The data of a document, with what its head says filled in. `title`: the first of those elements. */
export function withHead(data: string, title: Element | null): string {
  return data.replace(headMark, (_, count: string) => {
    const elements: unknown[] = [];
    for (let one = title; one && elements.length < Number(count); one = one.nextElementSibling) {
      const words = one.localName === "title" ? one.textContent : null;
      const attributes = Array.from(one.attributes, ({ name, value }) => [named[name] ?? name, value]);
      const props = words === null ? Object.fromEntries(attributes) : { children: words };
      elements.push(["$", one.localName, String(elements.length), props]);
    }
    return JSON.stringify(elements).slice(1, -1);
  });
}

/** By React's names: in the document letters are small. */
const named: Readonly<Record<string, string>> = { hreflang: "hrefLang" };
