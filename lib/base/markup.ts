/** What XML 1.0 has no way to write, and half of a character pair. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;
const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it stands between tags and in quoted attributes, of HTML as of XML; what XML can't write is left out. */
export function escapeMarkup(text: string): string {
  return text.replace(unwritable, "").replace(/[&<>"']/g, (sign) => escapes[sign] ?? "");
}
