import type { Metadata, Viewport } from "next";
import { brand, colours } from "@/content/site";
import { headScript } from "@/lib/base/page-scripts";
import { noScriptStyle } from "@/lib/base/page-styles";
import "./desk.css";

/** The desk is for staff: a room of its own, of which visitors load nothing, and no search engine learns. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: { default: `Desk | ${brand.name}`, template: `%s | Desk | ${brand.name}` },
  robots: { index: false, follow: false },
  icons: { icon: [{ url: "/icon.svg", type: "image/svg+xml", sizes: "any" }] },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: colours.brand[600] };

export default function DeskLayout({ children }: { children: React.ReactNode }) {
  return (
    // `headScript` may have written attributes before React takes over.
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <noscript dangerouslySetInnerHTML={{ __html: `<style>${noScriptStyle}</style>` }} />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body className="bg-surface-warm">
        <a href="#main" className="skip-link sr-only">
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}
