import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { PageServices } from "@/components/layout/page-services";
import { Speaking } from "@/components/layout/speaking";
import { brand, colours } from "@/content/site";
import { headScript } from "@/lib/base/page-scripts";
import { isLanguage, language, t } from "@/lib/base/language";
import { speakByRequest } from "@/lib/pages/page-language";
import { env } from "@/lib/process/env";
import { siteMetadata, siteTitle } from "@/lib/seo/page-metadata";
import "../visitors.css";

/**
 * Next makes every page when it is asked for, with the settings of the running site; the server keeps what is the same for
 * everybody (lib/server/cache).
 */
export const dynamic = "force-dynamic";

speakByRequest();

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

/** Every page of visitors; the desk has a root of its own. */
export default async function RootLayout({ children, params }: LayoutProps<"/[lang]">) {
  // A file or call that is not there, such as `/icons`, reads like a language.
  if (!isLanguage((await params).lang)) notFound();
  return (
    // `headScript` may have written attributes before React takes over.
    <html lang={`${language()}-IN`} suppressHydrationWarning>
      <head>
        <noscript dangerouslySetInnerHTML={{ __html: '<link rel="stylesheet" href="/no-script.css"/>' }} />
        <script id="head-script" dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        <Speaking isEnglish={language() === "en"}>
          <a href="#main" className="skip-link sr-only">
            {t("Skip to content")}
          </a>
          {children}
          <PageServices />
        </Speaking>
      </body>
    </html>
  );
}
