import { bringWords } from "@/components/layout/speaking";
import { language } from "@/lib/base/language";
import { facetNames, filters as table, type FacetName } from "@/lib/projects/project/filter-table.mjs";

type Counts = Record<FacetName, Record<string, number>>;

let ofDocument: Counts | undefined;

/**
 * The counts of the list that the document shows, by the fields of its own filters: two hundred names and numbers that are not
 * in React's data a second time. With its places comes how the page's language says each. Read once, before anything changes
 * them: who comes back to this list gets the same.
 */
export function countsOfDocument(): Counts {
  return (ofDocument ??= Object.fromEntries(facetNames.map((name) => [name, countsOf(name)])) as Counts); // each name is there
}

function countsOf(name: FacetName): Record<string, number> {
  const { boxes, places, options } = table[name];
  const counts: Record<string, number> = {};
  const words: Record<string, string> = {};
  const tell = (value: string, text: string | null | undefined, isChosen: boolean) => {
    const [, said, count] = /^(.*?) ?\((\d+)\)$/.exec(text ?? "") ?? [];
    if (said === undefined) return;
    words[value] = said;
    // A name that was asked for stands there also where it has no project.
    if (options || count !== "0" || !isChosen) counts[value] = Number(count);
  };
  const form = document.getElementById("filters");
  for (const field of form?.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    `[name="${boxes ?? name}"]`,
  ) ?? [])
    if (field instanceof HTMLSelectElement)
      for (const { value, text, defaultSelected } of field.options) tell(value, text, defaultSelected);
    else tell(field.value, field.parentElement?.lastChild?.textContent, field.defaultChecked);
  if (places && language() !== "en") bringWords(words);
  return counts;
}
