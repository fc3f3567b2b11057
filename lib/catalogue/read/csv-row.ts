/** `open`: the last cell is quoted and goes on in the next line. */
export type CsvRow = { cells: string[] } | { open: true } | { error: string };

/** The cells of one CSV row (RFC 4180): separated by commas, in double quotes where they hold any of `,"` or a line end. */
export function parseCsvRow(text: string): CsvRow {
  const cells: string[] = [];
  for (let at = 0; ;) {
    if (text[at] !== '"') {
      const end = text.indexOf(",", at);
      const cell = text.slice(at, end === -1 ? undefined : end);
      if (cell.includes('"')) return { error: 'a " stands inside a cell that is not in quotes' };
      cells.push(cell);
      if (end === -1) return { cells };
      at = end + 1;
      continue;
    }
    let cell = "";
    for (at++; ; at += 2) {
      const end = text.indexOf('"', at);
      if (end === -1) return { open: true };
      cell += text.slice(at, end);
      at = end;
      if (text[at + 1] !== '"') break;
      cell += '"';
    }
    cells.push(cell);
    const next = text[at + 1];
    if (next === undefined) return { cells };
    if (next !== ",") return { error: 'something stands after the closing " of a cell' };
    at += 2;
  }
}
