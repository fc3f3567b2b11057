import { Link } from "@/components/ui/link";
import { buttonStyle } from "@/components/ui/button-style";
import { CallButton } from "@/components/layout/call-button";
import type { ComingSoonPage } from "@/content/guides/coming-soon";
import { paths } from "@/lib/base/paths";
import { trailTo } from "@/lib/seo/trail";
import { BlueprintDrawing } from "./blueprint-drawing";
import { GuideLayout } from "./guide-layout";
import { NextSteps } from "./next-steps";
import { t } from "@/lib/base/language";

/** A guide that is not written yet: what it will contain, and what helps until then. */
export function ComingSoon({ page }: { page: ComingSoonPage }) {
  return (
    <GuideLayout title={page.title} trail={trailTo({ label: page.title, href: page.path })} lead={page.lead}>
      <div className="rounded-card bg-surface-warm grid items-center gap-6 overflow-hidden p-6 sm:grid-cols-[1fr_auto] md:p-8">
        <div>
          <p className="text-brand-600 text-2xl font-black">{t("Coming Soon...")}</p>
          <p className="text-ink-600 mt-2">
            {t(
              "We are writing this page. If you need an answer before it is ready, ask a person: the call is free.",
            )}
          </p>
          <p className="mt-5 flex flex-wrap gap-3">
            <CallButton look="primary" />
            <Link href={paths.contact} className={buttonStyle("outline")}>
              {t("Contact Us")}
            </Link>
          </p>
        </div>
        <BlueprintDrawing />
      </div>
      <NextSteps title="Ready to read now" steps={page.instead} />
    </GuideLayout>
  );
}
