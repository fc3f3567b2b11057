import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { loanAssistancePage, loanBenefits } from "@/content/home-loan-assistance";
import { brand } from "@/content/site";
import type { Trail } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";

/** What the page is about, its form (beside it on wide screens), and the benefits for a buyer. */
export function LoanIntro({ trail, children }: { trail: Trail; children?: ReactNode }) {
  return (
    <div className="bg-surface-warm">
      <Breadcrumb trail={trail} className="container-page pt-4 lg:pt-8" />
      <div className="container-page grid gap-8 pt-4 pb-10 md:pb-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <div>
          <span aria-hidden="true" className="bg-gold-500 mb-5 block h-0.5 w-12" />
          <h1 className="text-3xl font-black text-balance md:text-4xl">{t(loanAssistancePage.title)}</h1>
          <p className="text-ink-600 max-w-measure mt-4 text-lg">{t(loanAssistancePage.lead)}</p>
        </div>
        {children && <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{children}</div>}
        <div>
          <h2 id="loan-benefits" className="text-xl font-bold">
            {t("What you get")}
          </h2>
          <ul aria-labelledby="loan-benefits" className="mt-4 space-y-4">
            {loanBenefits.map(({ title, text }) => (
              <li key={title} className="flex gap-3">
                <Icon name="check" className="text-success-600 mt-0.5 size-6" />
                <p>
                  <span className="block font-bold">{t(title)}</span>
                  <span className="text-ink-600">{t(text)}</span>
                </p>
              </li>
            ))}
          </ul>
          <a href={brand.phoneLink} className={buttonStyle("outline", "figures mt-8")}>
            <Icon name="call" />
            {t("Call {phone}", { phone: brand.phone })}
          </a>
        </div>
      </div>
    </div>
  );
}
