import type { Metadata, Viewport } from "next";
import { LazyServices } from "@/components/layout/lazy-services";
import { PageServices } from "@/components/layout/page-services";
import { brand, colours } from "@/content/site";
import { headScript } from "@/lib/base/page-scripts";
import { language, t } from "@/lib/base/language";
import { speakByRequest } from "@/lib/pages/page-language";
import { env } from "@/lib/process/env";
import { requestContexts } from "@/lib/process/process-state.mjs";
import { siteMetadata, siteTitle } from "@/lib/seo/page-metadata";
import "./visitors.css";

speakByRequest();

/** As `html` names them. */
const languageTags = { en: "en-IN", te: "te-IN", hi: "hi-IN" };

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
 * The desk has this root too, without what is for visitors: with a root of its own, what both share of the framework would be
 * cut out of visitors' scripts, which were 1.2 kB heavier then.
 */
export default function RootLayout({ children }: { children: React.ReactNode }) {
  const head = (
    <head>
      <noscript dangerouslySetInnerHTML={{ __html: '<link rel="stylesheet" href="/no-script.css"/>' }} />
      <script id="head-script" dangerouslySetInnerHTML={{ __html: headScript }} />
    </head>
  );
  const skip = (
    <a href="#main" className="skip-link sr-only">
      {t("Skip to content")}
    </a>
  );
  const isDesk = requestContexts.getStore()?.isDesk;
  return (
    // `headScript` may have written attributes before React takes over.
    <html lang={languageTags[language()]} suppressHydrationWarning>
      {head}
      {isDesk ? (
        <body>
          {skip}
          {children}
          <LazyServices isDesk />
        </body>
      ) : (
        <body>
          {skip}
          {children}
          <PageServices />
        </body>
      )}
    </html>
  );
}
