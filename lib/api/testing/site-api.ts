import { readdirSync } from "node:fs";
import path from "node:path";

type Params = Record<string, string | string[]>;
type Handler = (request: Request, context: { params: Promise<Params> }) => Response | Promise<Response>;
type Route = { segments: string[]; handlers: Record<string, Handler | undefined> };

const folder = path.join(process.cwd(), "app/api/v1");
export const origin = "http://site.test";

/**
 * The site's `/api/v1` as Next serves it: every route file of the folder at its address. A method that a file does not
 * export gets Next's own answer, which is not JSON.
 */
export async function openSiteApi(): Promise<(request: Request) => Promise<Response>> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => path.basename(file) === "route.ts",
  );
  const routes: Route[] = await Promise.all(
    files.map(async (file) => ({
      segments: path.dirname(file).split(path.sep),
      handlers: await import(path.join(folder, file)),
    })),
  );
  routes.sort((a, b) => vagueness(a) - vagueness(b));
  return async (request) => {
    const { pathname } = new URL(request.url);
    const asked = pathname
      .replace(/^\/api\/v1\//, "")
      .split("/")
      .map(decode);
    for (const { segments, handlers } of routes) {
      const params = match(segments, asked);
      if (!params) continue;
      const handler = handlers[request.method];
      return handler
        ? handler(request, { params: Promise.resolve(params) })
        : new Response(null, { status: 405 });
    }
    return new Response("<html>404</html>", { status: 404 });
  };
}

/** Fixed addresses take precedence over parameters, and parameters over a catch-all. */
function vagueness({ segments }: Route): number {
  return segments.reduce(
    (sum, segment) => sum + (segment.startsWith("[...") ? 100 : segment.startsWith("[") ? 1 : 0),
    0,
  );
}

function match(segments: string[], asked: string[]): Params | null {
  const params: Params = {};
  for (const [at, segment] of segments.entries()) {
    const name = segment.replace(/[[\].]/g, "");
    const given = asked[at];
    if (segment.startsWith("[...")) return { ...params, [name]: asked.slice(at) };
    if (given === undefined || given === "") return null;
    if (segment.startsWith("[")) params[name] = given;
    else if (segment !== given) return null;
  }
  return segments.length === asked.length ? params : null;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
