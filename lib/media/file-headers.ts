/** What a browser that is led to it opens as a document: scripts could stand in it. */
const opensAsDocument = /\.(?:svgz?|x?html?|xml)$/i;

/** Headers of a file by its name: in a drawing that is opened by itself nothing runs. */
export function fileHeaders(name: string): Record<string, string> {
  if (!opensAsDocument.test(name)) return {};
  return {
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
  };
}
