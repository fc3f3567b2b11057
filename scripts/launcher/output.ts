let guarded = false;

/** One calm line for the operator. */
export function say(line: string): void {
  guard();
  process.stdout.write(`${line}\n`);
}

/** One sentence about what went wrong. */
export function complain(line: string): void {
  guard();
  process.stderr.write(`${line}\n`);
}

/** The terminal may be gone during the shutdown: failing to write to it must not interrupt that. */
function guard(): void {
  if (guarded) return;
  guarded = true;
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
