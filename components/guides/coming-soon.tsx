import { CallButton } from "@/components/layout/call-button";
import { buttonStyle } from "@/components/ui/button-style";
import { Link } from "@/components/ui/link";
import type { ComingSoonPage } from "@/content/guides/coming-soon";
import { t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { trailTo } from "@/lib/seo/trail";
import { GuideLayout } from "./guide-layout";
import { NextSteps } from "./next-steps";

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

/** A drawing of a house, half plan and half built. Decoration. */
function BlueprintDrawing() {
  return (
    <svg
      viewBox="0 0 200 150"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="hidden w-52 sm:block"
    >
      <path
        d="M20 10v130M60 10v130M100 10v130M140 10v130M180 10v130M10 30h180M10 70h180M10 110h180"
        className="stroke-surface-line"
      />
      <path d="M100 34V124h56V74h10z" className="fill-brand-50" />
      <path
        d="M34 74l66-40M44 74v50h56"
        strokeDasharray="5 6"
        strokeWidth="2.500"
        className="stroke-gold-500"
      />
      <path
        d="M60 124V96h20v28M60 84h0"
        strokeDasharray="5 6"
        strokeWidth="2.500"
        className="stroke-gold-500"
      />
      <path
        d="M100 34l66 40M156 74v50h-56M118 88h20v20h-20zM128 88v20M118 98h20"
        strokeWidth="2.500"
        className="stroke-brand-600"
      />
      <path d="M138 50V38h10v20" strokeWidth="2.500" className="stroke-brand-600" />
      <path d="M14 124h172" strokeWidth="2.500" className="stroke-ink-900" />
      <path d="M44 138h112M44 134v8M156 134v8" strokeWidth="1.500" className="stroke-gold-700" />
    </svg>
  );
}
