/** Where the device keeps ticks and notes of visit sheets; the privacy policy names it. */
export const visitNotesKey = "zerokey-visit-notes";

/** As many projects as the shortlist holds; with more, the one written on longest ago makes room. */
const mostProjects = 50;
const longestText = 2_000;

/** What was ticked and written on the sheet of one project. `texts` by the name of their field. */
export type VisitNotes = { ticks: string[]; texts: Record<string, string> };
export const noVisitNotes: VisitNotes = { ticks: [], texts: {} };

/** All sheets by project key, written on last first; what can't be read is left out. */
export type AllVisitNotes = Map<string, VisitNotes>;

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
