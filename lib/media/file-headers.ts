import path from "node:path";

/** What a browser that is led to it opens as a document: scripts could stand in it. */
const opensAsDocument = /\.(?:svgz?|x?html?|xml|pdf)$/i;
const isMedia = /\.(?:jpe?g|png|webp|avif|gif|svg|mp4|webm|pdf)$/i;

/**
 * Headers of a file by its name or path: whoever keeps it gets a name of ours, and in a drawing or a brochure that is opened by
 * itself nothing runs. Chrome's viewer of PDFs works with that policy.
 */
export function fileHeaders(file: string): Record<string, string> {
  return {
    ...(isMedia.test(file) && { "Content-Disposition": inlineAs(nameOf(file)) }),
    ...(opensAsDocument.test(file) && {
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
    }),
  };
}

/** `lake-view-brochure.pdf`: an upload's without the hash of its address, a PDF's says what it is. */
function nameOf(file: string): string {
  const name = path.basename(file).replace(/-[0-9a-f]{16}(?=\.(?:jpg|pdf)$)/, "");
  return /brochure/i.test(name) ? name : name.replace(/\.pdf$/i, "-brochure.pdf");
}

/** By RFC 6266: a name that any browser reads, and the whole one where that is another. */
function inlineAs(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `inline; filename="${plain}"${plain === name ? "" : `; filename*=UTF-8''${whole}`}`;
}
