/** The figures that a file of `deploy/` asks for, without what Prometheus adds to a histogram. */
export function metricsOf(text: string): Set<string> {
  const names = text.matchAll(/\b(?:site|nodejs|process)_[a-z0-9_]+\b/g);
  return new Set([...names].map(([name]) => name.replace(/(?<=_seconds)_(?:count|bucket|sum)$/, "")));
}

export function alarmsOf(rules: string): string[] {
  return [...rules.matchAll(/^\s+- alert: (\w+)$/gm)].map(([, name = ""]) => name);
}
