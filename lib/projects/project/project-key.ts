/**
 * A project in addresses and stored lists: `12` for a home, `plot-34` for a plot, because the API has separate calls
 * for them. Ids are opaque: an id that itself begins like a kind is written after `home-`, so that every id can be read
 * back.
 */
export type ProjectKey = { id: string; isPlot: boolean };

/** Can our own database have a project, a state or a city of this id? Its ids are whole numbers that fit their column. */
export function isOurId(id: string): boolean {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647;
}

/** So many projects a device's shortlist holds. */
export const mostSaved = 50;

/** More columns would be too narrow to read, and the address too long to send. */
export const mostCompared = 4;

const longest = 80;
const kinds = /^(home|plot)-(?=.)/s;

export function formatProjectKey({ id, isPlot = false }: { id: number | string; isPlot?: boolean }): string {
  if (isPlot) return `plot-${id}`;
  return kinds.test(String(id)) ? `home-${id}` : String(id);
}

/** `null` if the text can't be a project's key. */
export function parseProjectKey(text: string): ProjectKey | null {
  const key = text.trim();
  if (key === "" || key.length > longest || /\p{Cc}|\p{Cs}/u.test(key)) return null;
  return { id: key.replace(kinds, ""), isPlot: key.startsWith("plot-") && key.length > "plot-".length };
}

/**
 * The projects of `/compare?project=12&project=plot-34`: the parameter is repeated, as the checkboxes of a GET form
 * repeat it. Duplicates and invalid keys are ignored; only the first four count.
 */
export function parseComparedKeys(value: string | string[] | undefined): string[] {
  return parseProjectKeys(value, mostCompared);
}

/** The same of a longer list: the first `most`. */
export function parseProjectKeys(value: string | string[] | undefined, most: number): string[] {
  const keys = [value ?? []].flat().flatMap((text) => {
    const key = parseProjectKey(text);
    return key ? [formatProjectKey(key)] : [];
  });
  return [...new Set(keys)].slice(0, most);
}
