import path from "node:path";

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Response | Promise<Response>;
type Handlers = Partial<Record<string, Handler>>;

/** The address as Next hands it to the file of its route. */
const routes: [RegExp, string][] = [
  [/^\/sitemap\.xml$/, "sitemap.xml"],
  [/^\/sitemaps\/(?<file>[^/]+)$/, "sitemaps/[file]"],
  [/^\/feeds\/(?<feed>[^/]+)$/, "feeds/[feed]"],
  [/^\/llms\.txt$/, "llms.txt"],
];

/** Requests one of the addresses for crawlers. */
export async function askRoute(address: string, init?: RequestInit): Promise<Response> {
  const request = new Request(`http://site.test${address}`, init);
  for (const [pattern, folder] of routes) {
    const match = pattern.exec(new URL(request.url).pathname);
    if (!match) continue;
    const handlers: Handlers = await import(path.join(process.cwd(), "app", folder, "route.ts"));
    const handler = handlers[request.method];
    if (handler) return handler(request, { params: Promise.resolve({ ...match.groups }) });
  }
  return new Response(null, { status: 404 });
}

/** The contents of the elements with this tag. */
export function tagContents(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map((match) =>
    (match[1] ?? "").replaceAll("&amp;", "&").replaceAll("&#39;", "'"),
  );
}
