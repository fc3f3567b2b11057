import { siteIcon } from "@/lib/media/site-icons";

export const dynamic = "force-static";

/** Where iOS looks for it by itself: no page has to name it. */
export async function GET(): Promise<Response> {
  const icon = await siteIcon("apple-touch.png");
  return new Response(icon && new Uint8Array(icon), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
  });
}
