export type Check = [what: string, isGood: boolean, figure?: string];

export function toRows(checks: readonly Check[]): Record<string, string> {
  return Object.fromEntries(
    checks.map(([what, isGood, figure]) => [
      what,
      `${isGood ? "holds" : "DOES NOT HOLD"}${figure ? `, ${figure}` : ""}`,
    ]),
  );
}
