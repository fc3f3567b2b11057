/** The lines of files whose odd figures somebody has looked at. */
export type AcceptedLines = (file: string, line: number) => boolean;

/**
 * Reads what was given with `--accept`: `12`, `12,15-20`, `all`, or with several files `plots.csv:12`. A sentence about
 * what can't be read otherwise.
 */
export function parseAccepted(given: readonly string[], files: readonly string[]): AcceptedLines | string {
  const ranges: { file: string | undefined; from: number; to: number }[] = [];
  for (const word of given.flatMap((words) => words.split(",")).map((part) => part.trim())) {
    if (word === "") continue;
    if (word === "all") {
      ranges.push({ file: undefined, from: 1, to: Infinity });
      continue;
    }
    const [, file, from, to] = /^(?:(.+):)?(\d+)(?:-(\d+))?$/s.exec(word) ?? [];
    if (from === undefined) return `--accept takes lines such as 12 or 15-20, or all, not "${word}".`;
    if (file === undefined && files.length > 1)
      return `--accept needs the file's name where there are several: ${files[0]}:${word}.`;
    if (file !== undefined && !files.includes(file))
      return `--accept names "${file}", which is not imported.`;
    ranges.push({ file, from: Number(from), to: Number(to ?? from) });
  }
  return (file, line) =>
    ranges.some(
      (range) => (range.file === undefined || range.file === file) && line >= range.from && line <= range.to,
    );
}
