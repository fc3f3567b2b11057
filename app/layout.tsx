import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { LandingKeeper } from "@/components/enquiries/landing";
import { MenuScript } from "@/components/layout/menu-script";
import { ScrollToTop } from "@/components/layout/scroll-to-top";
import { LazyVitalsReporter } from "@/components/layout/lazy-vitals-reporter";
import { SavedCounts } from "@/components/projects/saved/saved-counts";
import { unitScript } from "@/components/projects/area-unit/stored-unit";
import { brand, colours } from "@/content/site";
import { env } from "@/lib/process/env";
import { siteMetadata, siteTitle } from "@/lib/seo/page-metadata";
import "./globals.css";

const lato = localFont({
  variable: "--font-lato",
  display: "swap",
  // fallback-fonts.css has our own: one for each weight, and for Android, which has no Arial.
  adjustFontFallback: false,
  src: [
    { path: "./fonts/lato-latin-400-normal.woff2", weight: "400", style: "normal" },
    { path: "./fonts/lato-latin-700-normal.woff2", weight: "700", style: "normal" },
    { path: "./fonts/lato-latin-900-normal.woff2", weight: "900", style: "normal" },
  ],
});

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: siteTitle, template: `%s | ${brand.name}` },
    ...siteMetadata(),
    icons: { icon: [{ url: "/icon.svg", type: "image/svg+xml", sizes: "any" }] },
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = { themeColor: colours.brand[600] };

/**
 * With JavaScript off: shows what a script would open, and hides what needs a script. It is in the first layer because
 * Tailwind hides `[hidden]` with `!important`, and among such rules the earliest layer wins.
 */
const noScriptStyle = `@layer theme{
.js-only,button[aria-hidden=true]{display:none!important}
.js-panel[hidden]{display:block!important}
.picture-strip{overflow:hidden!important}
.js-unfold{display:grid!important}
.js-flow{position:static!important;width:auto!important;grid-column:1/-1}
[data-drawer]:target{display:flex!important;box-shadow:0 0 0 100vmax rgb(0 0 0/.5)}}`;

/** Marks every picture that fails, from the first on: no code that is loaded later could see that. */
const brokenPictures = `for(const t of["error","load"])addEventListener(t,({target:i})=>{i.localName=="img"&&i.toggleAttribute("data-broken",t=="error")},true);`;

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    // `unitScript` may have written an attribute before React takes over.
    <html lang="en-IN" className={lato.variable} suppressHydrationWarning>
      <head>
        <noscript>
          <style>{noScriptStyle}</style>
        </noscript>
        <script dangerouslySetInnerHTML={{ __html: brokenPictures + unitScript }} />
      </head>
      <body>
        <a
          href="#main"
          className="rounded-control bg-brand-600 sr-only px-4 py-2 text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
        >
          Skip to content
        </a>
        {children}
        <LandingKeeper />
        <MenuScript />
        <SavedCounts />
        <ScrollToTop />
        <LazyVitalsReporter />
      </body>
    </html>
  );
}
