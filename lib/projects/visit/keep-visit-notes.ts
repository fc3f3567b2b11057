/**
 * Shows in the sheets of a document what was ticked and written on them, and stores what is from now on: by the page's own
 * code and by that of a copy without a network. Sheets are `[data-visit]` with the project's key, their fields have names.
 * `refused` is called when the browser keeps nothing. Returns a function that ends it.
 */
export function keepVisitNotes(root: ParentNode & EventTarget, refused: () => void): () => void {
  // What was ticked before this code came is added to what is stored.
  for (const sheet of sheetsOf(root)) {
    const [now, kept] = [notesOn(sheet), readAll(refused).get(keyOf(sheet)) ?? noVisitNotes];
    const texts = Object.fromEntries(Object.entries(now.texts).filter(([, text]) => text !== ""));
    const both = {
      ticks: [...new Set([...kept.ticks, ...now.ticks])],
      texts: { ...kept.texts, ...texts },
    };
    show(sheet, both);
    if (now.ticks.length > 0 || Object.keys(texts).length > 0) store(sheet, both, refused);
  }
  const onInput = ({ target }: Event) => {
    const sheet = (target as Element).closest<HTMLElement>("[data-visit]");
    if (sheet) store(sheet, notesOn(sheet), refused);
  };
  // Other tabs tell by this event.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== visitNotesKey && key !== null) return;
    const all = readAll(refused);
    for (const sheet of sheetsOf(root)) show(sheet, all.get(keyOf(sheet)) ?? noVisitNotes);
  };
  root.addEventListener("input", onInput);
  addEventListener("storage", onStorage);
  return () => {
    root.removeEventListener("input", onInput);
    removeEventListener("storage", onStorage);
  };
}

/** Takes ticks and notes off these sheets, and out of the browser. Returns a function that brings them back. */
export function clearVisitNotes(root: ParentNode, refused: () => void): () => void {
  const were = sheetsOf(root).map((sheet) => ({ sheet, notes: notesOn(sheet) }));
  const put = (sheet: HTMLElement, notes: VisitNotes) => {
    show(sheet, notes);
    store(sheet, notes, refused);
  };
  for (const { sheet } of were) put(sheet, noVisitNotes);
  return () => {
    for (const { sheet, notes } of were) put(sheet, notes);
  };
}

function store(sheet: HTMLElement, notes: VisitNotes, refused: () => void): void {
  try {
    localStorage.setItem(visitNotesKey, withVisitNotes(readAll(refused), keyOf(sheet), notes));
  } catch {
    // Full or forbidden.
    refused();
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function sheetsOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-visit]")];
}

function keyOf(sheet: HTMLElement): string {
  return sheet.dataset.visit ?? "";
}

function fieldsOf(sheet: HTMLElement): Field[] {
  return [...sheet.querySelectorAll<Field>("input[name], textarea[name]")];
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === "checkbox";
}

function notesOn(sheet: HTMLElement): VisitNotes {
  const fields = fieldsOf(sheet);
  return {
    ticks: fields.flatMap((field) => (isBox(field) && field.checked ? field.name : [])),
    texts: Object.fromEntries(fields.flatMap((field) => (isBox(field) ? [] : [[field.name, field.value]]))),
  };
}

function show(sheet: HTMLElement, { ticks, texts }: VisitNotes): void {
  for (const field of fieldsOf(sheet)) {
    if (isBox(field)) field.checked = ticks.includes(field.name);
    else if (field.value !== (texts[field.name] ?? "")) field.value = texts[field.name] ?? "";
  }
}

function readAll(refused: () => void): AllVisitNotes {
  try {
    return parseVisitNotes(localStorage.getItem(visitNotesKey));
  } catch {
    // Forbidden.
    refused();
    return new Map();
  }
}

/** Where the device keeps ticks and notes of visit sheets; the privacy policy names it. */
const visitNotesKey = "zerokey-visit-notes";

/** As many projects as the shortlist holds; with more, the one written on longest ago makes room. */
const mostProjects = 50;
const longestText = 2_000;

/** What was ticked and written on the sheet of one project. `texts` by the name of their field. */
type VisitNotes = { ticks: string[]; texts: Record<string, string> };
export const noVisitNotes: VisitNotes = { ticks: [], texts: {} };

/** All sheets by project key, written on last first; what can't be read is left out. */
type AllVisitNotes = Map<string, VisitNotes>;

export function parseVisitNotes(text: string | null): AllVisitNotes {
  const rows = parseJson(text);
  const found: AllVisitNotes = new Map();
  if (!Array.isArray(rows)) return found;
  for (const row of rows as unknown[]) {
    const [key, notes] = Array.isArray(row) ? (row as unknown[]) : [];
    if (typeof key !== "string" || typeof notes !== "object" || notes === null) continue;
    const { ticks, texts } = notes as Partial<Record<keyof VisitNotes, unknown>>; // both are checked here
    found.set(key, {
      ticks: Array.isArray(ticks) ? ticks.filter((tick) => typeof tick === "string") : [],
      texts: Object.fromEntries(
        Object.entries(typeof texts === "object" && texts !== null ? texts : {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string",
        ),
      ),
    });
  }
  return found;
}

/** The stored text with this project's notes in front, or without it when nothing is left of them. */
export function withVisitNotes(all: AllVisitNotes, key: string, { ticks, texts }: VisitNotes): string {
  const cut = Object.entries(texts)
    .filter(([, text]) => text.trim() !== "")
    .map(([name, text]) => [name, text.slice(0, longestText)] as const);
  const isEmpty = ticks.length === 0 && cut.length === 0;
  const others = [...all].filter(([other]) => other !== key);
  const own: [string, VisitNotes][] = isEmpty ? [] : [[key, { ticks, texts: Object.fromEntries(cut) }]];
  return JSON.stringify([...own, ...others].slice(0, mostProjects));
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    // Another program wrote there, or only half of it was stored.
    return null;
  }
}
