import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { LandingKeeper } from "@/components/enquiries/landing";
import { MenuScript } from "@/components/layout/menu-script";
import { ScrollToTop } from "@/components/layout/scroll-to-top";
import { LazyVitalsReporter } from "@/components/layout/lazy-vitals-reporter";
import { brand } from "@/content/site";
import { env } from "@/lib/process/env";
import { siteMetadata } from "@/lib/seo/page-metadata";
import "./globals.css";

const lato = localFont({
  variable: "--font-lato",
  display: "swap",
  // Ours fit by weight, and Android has no Arial: fallback-fonts.css.
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
    title: { default: `${brand.name}: homes, villas and plots in Hyderabad`, template: `%s | ${brand.name}` },
    ...siteMetadata(),
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = { themeColor: "#B3131E" };

/**
 * With JavaScript off what a script would open is open, and what only a script can use is away. In the first layer:
 * Tailwind hides `[hidden]` with an !important in its own, and of two such the earlier layer wins.
 */
const noScriptStyle = `@layer theme{
.js-only,button[aria-hidden=true]{display:none!important}
.js-panel[hidden]{display:block!important}
.js-unfold{display:grid!important}
.js-flow{position:static!important;width:auto!important;grid-column:1/-1}
[data-drawer]:target{display:flex!important;box-shadow:0 0 0 100vmax rgb(0 0 0/.5)}}`;

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-IN" className={lato.variable}>
      <head>
        <noscript>
          <style>{noScriptStyle}</style>
        </noscript>
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
        <ScrollToTop />
        <LazyVitalsReporter />
      </body>
    </html>
  );
}
