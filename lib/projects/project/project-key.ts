/**
 * A project as an address and a device write it: `12` for a home, `plot-34` for a plot, because the calls ask for each
 * kind on its own. Ids are opaque: one that itself begins like a kind is written behind `home-`, so that any id comes back.
 */
export type ProjectKey = { id: string; isPlot: boolean };

/** Can our own database have a project, a state or a city of this id? Its ids are whole numbers that fit their column. */
export function isOurId(id: string): boolean {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647;
}

/** A table of more columns can't be read, nor its address sent. */
export const mostCompared = 4;

const longest = 80;
const kinds = /^(home|plot)-(?=.)/s;

export function formatProjectKey({ id, isPlot = false }: { id: number | string; isPlot?: boolean }): string {
  if (isPlot) return `plot-${id}`;
  return kinds.test(String(id)) ? `home-${id}` : String(id);
}

/** `null` for what can't name a project. */
export function parseProjectKey(text: string): ProjectKey | null {
  const key = text.trim();
  if (key === "" || key.length > longest || /\p{Cc}|\p{Cs}/u.test(key)) return null;
  return { id: key.replace(kinds, ""), isPlot: key.startsWith("plot-") && key.length > "plot-".length };
}

/**
 * The projects of `/compare?project=12&project=plot-34`: the parameter is repeated, as the checkboxes of a GET form repeat
 * it. Each project counts once, the first four count; what can't be one is ignored.
 */
export function parseComparedKeys(value: string | string[] | undefined): string[] {
  const keys = [value ?? []].flat().flatMap((text) => {
    const key = parseProjectKey(text);
    return key ? [formatProjectKey(key)] : [];
  });
  return [...new Set(keys)].slice(0, mostCompared);
}
