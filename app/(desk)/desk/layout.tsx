import type { Metadata, Viewport } from "next";
import { LazyServices } from "@/components/layout/lazy-services";
import { brand, colours } from "@/content/site";
import { headScript } from "@/lib/base/page-scripts";
import { env } from "@/lib/process/env";
import "./desk.css";

/** The desk is for staff: a room of its own, of which visitors load nothing, and no search engine learns. */
export const dynamic = "force-dynamic";

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: `Desk | ${brand.name}`, template: `%s | Desk | ${brand.name}` },
    robots: { index: false, follow: false },
    icons: { icon: [{ url: "/icon.svg", type: "image/svg+xml", sizes: "any" }] },
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = { themeColor: colours.brand[600] };

export default function DeskLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <noscript dangerouslySetInnerHTML={{ __html: '<link rel="stylesheet" href="/no-script.css"/>' }} />
        <script id="head-script" dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        <a href="#main" className="skip-link sr-only">
          Skip to content
        </a>
        <div className="bg-surface-warm min-h-dvh">{children}</div>
        <LazyServices isDesk />
      </body>
    </html>
  );
}
