/** In the order in which a browser's own words name several: Edge calls itself Chrome, and that Safari. */
const browsers = [
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrom|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
] as const;
const systems = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/Linux|X11/, "Linux"],
] as const;

/** `Chrome on Android`, of what a browser says of itself (`User-Agent`). */
export function sayDevice(agent: string | null | undefined): string {
  const find = (known: typeof browsers | typeof systems) =>
    known.find(([sign]) => sign.test(agent ?? ""))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  return browser || system
    ? `${browser ?? "A browser"} on ${system ?? "an unknown system"}`
    : "An unknown device";
}
