import { matchHeading } from "@/lib/catalogue/read/csv-header";

/** A cell of a sheet: its line, and the field that its column is. */
export type CellPlace = { line: number; field: string };

/** Which cells a sentence of the importer is about; `first`: the line of the record, for a sentence that names none. */
export function cellsOf(sentence: string, first: number): CellPlace[] {
  // What stands in quotes is a cell's.
  const found = sentence
    .replace(/"[^"]*"/g, '""')
    .split("; ")
    .flatMap((clause) => {
      const [, named, column] = /^line (\d+), ([\w.]+)/.exec(clause) ?? [];
      if (column && isField(column)) return [{ line: Number(named), field: column }];
      const lines = [...clause.matchAll(/\blines? (\d+)(?: and (\d+))?/g)].flatMap(([, one, other]) =>
        [one, other].filter((line) => line !== undefined).map(Number),
      );
      const fields = [...clause.matchAll(/[A-Za-z_]+(?:\.\w+)?/g)].flatMap(([word]) =>
        isField(word) ? [word] : [],
      );
      return (lines.length > 0 ? lines : [first]).flatMap((line) => fields.map((field) => ({ line, field })));
    });
  return found.filter(
    ({ line, field }, at) => found.findIndex((one) => one.line === line && one.field === field) === at,
  );
}

/** Which cell a guess is about: its sentence begins with the column. */
export function cellOfGuess({ line, text }: { line: number; text: string }): CellPlace[] {
  const field = text.slice(0, text.indexOf(":"));
  return isField(field) ? [{ line, field }] : [];
}

/** A column's own name; words of a sentence that merely look like one are none. */
export function isField(word: string): boolean {
  return matchHeading(word) === word && word !== "";
}
