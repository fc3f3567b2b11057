import { toJsonText } from "./json-text";

/** Structured data for search engines: one graph a page, in the first HTML. */
export function JsonLd({ graph }: { graph: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonText(graph) }} />;
}
