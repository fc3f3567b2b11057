import { changeFilters, changeByName, type ListingFilters } from "@/lib/projects/listing/project-filters";
import { filterNames, filters as table, sortOptions } from "@/lib/projects/project/filter-table.mjs";

/** A menu that somebody opens is read for half a second: as many of its lists are here when one is chosen. */
const mostOfMenu = 6;
/** What a pointer rests on for as long is meant. In milliseconds. */
const restMs = 100;
/** In the bar, beside the list, and in the sheet of phones, which stands elsewhere in the document. */
const field = ":is(#filters, [role=dialog]) :is(select, label), select[form=filters]";

/** The filters that a choice of this field would lead to, the likeliest first; none of a field that is typed into. */
function listsOf(element: Element, now: ListingFilters): ListingFilters[] {
  const control = element instanceof HTMLLabelElement ? element.control : element;
  if (control instanceof HTMLSelectElement) {
    const at = control.selectedIndex;
    return [...control.options]
      .map(({ value, text }, index) => ({ value, text, far: Math.abs(index - at) }))
      .filter(({ far, text }) => far > 0 && !text.endsWith("(0)"))
      .sort((a, b) => a.far - b.far)
      .slice(0, mostOfMenu)
      .flatMap(({ value }) => changed(now, control.name, value));
  }
  if (!(control instanceof HTMLInputElement) || control.type !== "checkbox") return [];
  const name = filterNames.find((one) => (table[one].boxes ?? one) === control.name);
  const chosen = [(name && now[name]) ?? []].flat();
  const others = chosen.filter((value) => value !== control.value);
  const next = others.length < chosen.length ? others : [...chosen, control.value];
  return name ? changed(now, name, next.join(",")) : [];
}

/** Nothing for a field of another form, as an enquiry's in its dialog. */
function changed(now: ListingFilters, name: string, value: string): ListingFilters[] {
  const sort = sortOptions.find((option) => option.value === value)?.value;
  const change = name === "sort" && sort ? { sort } : changeByName(name, value);
  return Object.keys(change).length > 0 ? [changeFilters(now, change)] : [];
}

/**
 * Asks for the lists that a visitor is about to choose: of a menu that is opened, of a box that the pointer rests on or is
 * pressed. Never for whoever saves data or has a slow network. Returns how to end it.
 */
export function askListsAhead(now: () => ListingFilters, ask: (filters: ListingFilters) => Promise<void>) {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const stop = new AbortController();
  let resting: number | undefined;
  let turn = 0;
  const askFor = async (target: EventTarget | null) => {
    clearTimeout(resting);
    const element = target instanceof Element ? target.closest(field) : null;
    if (!element || connection?.saveData || /[23]g$/.test(connection?.effectiveType ?? "")) return;
    turn += 1;
    const own = turn;
    for (const filters of listsOf(element, now())) {
      // One after the other, as long as nothing else is about to be chosen.
      await ask(filters);
      if (stop.signal.aborted || own !== turn) return;
    }
  };
  const rest = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(resting);
    const isBox = target instanceof Element && target.closest(field) instanceof HTMLLabelElement;
    if (isBox && pointerType === "mouse") resting = window.setTimeout(() => void askFor(target), restMs);
  };
  const press = ({ target }: Event) => void askFor(target);
  const listener = { signal: stop.signal, passive: true };
  addEventListener("pointerover", rest, listener);
  for (const intent of ["pointerdown", "focusin"]) addEventListener(intent, press, listener);
  stop.signal.addEventListener("abort", () => clearTimeout(resting));
  return { begin: (target: EventTarget | null) => void askFor(target), end: () => stop.abort() };
}
