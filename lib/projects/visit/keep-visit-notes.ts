import {
  noVisitNotes,
  parseVisitNotes,
  visitNotesKey,
  withVisitNotes,
  type AllVisitNotes,
  type VisitNotes,
} from "./visit-notes";

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
