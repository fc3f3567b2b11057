import "server-only";
import encodeQR from "qr";

/**
 * A link as a QR code, an SVG that stays sharp at any size. A quarter of it may be dirty or folded; the white border is
 * what readers ask for.
 */
export function qrCode(link: string): string {
  return encodeQR(link, "svg", { ecc: "quartile", border: 4, scale: 1 });
}
