const escapes: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Structured data for search engines: one graph a page, in the first HTML. */
export function JsonLd({ graph }: { graph: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonText(graph) }} />;
}

/** JSON that can stand inside a script element: nothing in it ends the element or begins a comment. */
export function toJsonText(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? "");
}
