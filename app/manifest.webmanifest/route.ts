import { brand, colours } from "@/content/site";
import { paths } from "@/lib/base/paths";

export const dynamic = "force-static";

const icon = (file: string, sizes: string, purpose: "any" | "maskable") => ({
  ...{ src: `/icons/${file}`, type: "image/png", sizes, purpose },
});

/** How the site stands on a home screen. */
export function GET(): Response {
  const manifest = {
    ...{ id: "/", start_url: "/", scope: "/", display: "standalone", lang: "en-IN" },
    ...{ name: brand.name, short_name: brand.shortName, description: brand.about },
    ...{ theme_color: colours.brand[600], background_color: "#FFFFFF" },
    icons: [
      icon("192.png", "192x192", "any"),
      icon("512.png", "512x512", "any"),
      icon("maskable-512.png", "512x512", "maskable"),
    ],
    shortcuts: [{ name: "Your shortlist", url: paths.shortlist }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
