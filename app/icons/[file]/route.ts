import { iconNames, siteIcon } from "@/lib/media/site-icons";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams(): { file: string }[] {
  return iconNames.map((file) => ({ file }));
}

/** The icons of an installed site, made at the build. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const icon = await siteIcon((await params).file);
  if (!icon) return new Response(null, { status: 404 });
  const headers = { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" };
  return new Response(new Uint8Array(icon), { headers });
}
