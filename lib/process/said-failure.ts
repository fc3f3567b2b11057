const mostLength = 300;

/**
 * What failed, for the log, with the reasons inside it: a query that failed does not say why in its own words. What it was asked
 * with is left out.
 */
export function saidFailure(error: unknown): string {
  const said: string[] = [];
  for (let inner = error; inner !== undefined && said.length < 4; inner = causeOf(inner))
    said.push(inLine(String(inner)));
  return said.join(" – because: ");
}

const inLine = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/ params: .*$/, "")
    .slice(0, mostLength);

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
