import "server-only";
import encodeQR from "qr";

/**
 * A link as a QR code, an SVG that stays sharp at any size. A quarter of it may be dirty or folded; the white border is
 * what readers ask for. Dark modules beside each other are one line: a quarter of the letters, and no hairlines between
 * them in print.
 */
export function qrCode(link: string): string {
  const rows = encodeQR(link, "raw", { ecc: "quartile", border: 4, scale: 1 });
  const size = rows.length;
  const lines = rows.map((row, y) => linesOf(row, `M0 ${y}.5`)).join("");
  return `<svg viewBox="0 0 ${size} ${size}" xmlns="http://www.w3.org/2000/svg"><path stroke="#000" d="${lines}"/></svg>`;
}

/** `h` draws, `m` leaves out. */
function linesOf(row: readonly boolean[], start: string): string {
  const last = row.lastIndexOf(true);
  let path = start;
  for (let from = 0, to = 0; from <= last; from = to) {
    const isDark = row[from] ?? false;
    to = row.indexOf(!isDark, from);
    if (to < 0) to = row.length;
    path += isDark ? `h${to - from}` : `m${to - from} 0`;
  }
  return last < 0 ? "" : path;
}
