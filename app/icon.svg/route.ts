import { logo } from "@/content/site";

export const dynamic = "force-static";

/** The icon of the browser's tab, and the logo in structured data: the company's drawing. */
export function GET(): Response {
  return new Response(logo, { headers: { "Content-Type": "image/svg+xml" } });
}
