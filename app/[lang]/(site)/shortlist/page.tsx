import { Shortlist } from "@/components/projects/saved/shortlist";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { here, t } from "@/lib/base/language";
import { manifestPath, paths } from "@/lib/base/paths";
import { hiddenMetadata } from "@/lib/seo/page-metadata";
import { trailTo } from "@/lib/seo/trail";

export function generateMetadata() {
  const words = hiddenMetadata({
    title: t("Your shortlist"),
    description: t("The projects you saved on this device, with their prices of today."),
  });
  return { ...words, manifest: manifestPath };
}

const trail = trailTo({ label: "Your shortlist", href: paths.shortlist });

/** The shortlist is kept in the browser; the server does not know it, so this page is the same for everybody. */
export default function ShortlistPage() {
  return (
    <div className="container-page pt-2 pb-16 md:pt-4">
      <Breadcrumb trail={trail} className="mb-4" />
      <h1 className="text-2xl font-black md:text-3xl">{t("Your shortlist")}</h1>
      <p className="text-ink-600 max-w-measure mt-2">
        {t(
          "Kept on this device only, up to 50 projects; with more, the oldest makes room. Prices are those of now.",
        )}
      </p>
      <noscript>
        <p className="mt-6">
          {t(
            "Your browser keeps the shortlist, and needs JavaScript for it. Comparing works without: press “Compare” on a project of the list.",
          )}
        </p>
        <p className="mt-4">
          <a href={here(paths.listing)} className={buttonStyle("primary")}>
            {t("See all projects")}
          </a>
        </p>
      </noscript>
      <Shortlist />
    </div>
  );
}
