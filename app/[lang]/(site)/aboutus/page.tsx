import { Link } from "@/components/ui/link";
import { AboutIntro, CeoMessage, VisionMission } from "@/components/about/about-sections";
import { ClaimStrip } from "@/components/about/claim-strip";
import { buttonStyle } from "@/components/ui/button-style";
import { JsonLd } from "@/components/ui/json-ld";
import { about } from "@/content/about";
import { openBookPage } from "@/content/open-book";
import { pricesPage } from "@/content/page-words";
import { readSiteWords } from "@/lib/backend/site-words";
import { env } from "@/lib/process/env";
import { paths } from "@/lib/base/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { sayRegistration, validRegistrations } from "@/lib/seo/agent-words";
import { aboutGraph } from "@/lib/seo/company-json-ld";
import { trailTo } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";

export function generateMetadata() {
  return pageMetadata({
    title: t(about.title),
    description: t(about.description),
    path: paths.about,
    preview: { kind: "page", name: "aboutus" },
  });
}

const trail = trailTo({ label: about.title, href: paths.about });

export default async function AboutPage() {
  const { claims, developersClaim } = await readSiteWords();
  return (
    <>
      <JsonLd graph={aboutGraph(env().SITE_URL, trail)} />
      <AboutIntro trail={trail} />
      <VisionMission />
      <ClaimStrip claims={claims} developers={developersClaim} />
      <CeoMessage />
      <ul className="container-page text-ink-600 pb-6 text-center empty:hidden">
        {validRegistrations().map((registration) => (
          <li key={registration.number}>
            {sayRegistration(registration)}{" "}
            {registration.certificate && (
              <a
                href={registration.certificate}
                target="_blank"
                rel="noopener"
                className={buttonStyle("quiet")}
              >
                {t("See the certificate")}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className="container-page flex flex-wrap justify-center gap-3 pb-16 md:pb-24">
        <Link href={paths.listing} className={buttonStyle("primary")}>
          {t("Look at the homes we offer")}
        </Link>
        <Link href={paths.contact} className={buttonStyle("outline")}>
          {t("Write or call")}
        </Link>
        <Link href={paths.quality} className={buttonStyle("outline")}>
          {t(openBookPage.title)}
        </Link>
        <Link href={paths.prices} className={buttonStyle("outline")}>
          {t(pricesPage.title)}
        </Link>
      </p>
    </>
  );
}
