import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import {
  loanAssistancePage,
  loanBenefits,
  loanTiles,
  loanFaqs,
  loanNotice,
} from "@/content/home-loan-assistance";
import { brand } from "@/content/site";
import type { Trail } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";
import { Picture } from "@/components/ui/picture";
import { HomeSection } from "@/components/home/home-section";
import { Carousel } from "@/components/ui/carousel";
import { lenders, lendersAreSamples } from "@/content/lenders";
import { Link } from "@/components/ui/link";
import { FaqAccordion } from "@/components/guides/faq-accordion";
import { paths } from "@/lib/base/paths";
import { Said } from "@/components/ui/said";

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

/** Three promises in a row (specification, section 2). */
export function LoanTiles() {
  return (
    <section aria-label={t("In short")} className="border-surface-line border-b bg-white">
      <ul className="container-page grid gap-6 py-10 md:grid-cols-3 md:gap-8 md:py-12">
        {loanTiles.map(({ title, text, icon }) => (
          <li key={title} className="flex gap-4 md:flex-col">
            <span className="bg-gold-100 text-gold-700 rounded-card grid size-12 shrink-0 place-items-center">
              <Icon name={icon} className="size-6" />
            </span>
            <div>
              <h2 className="text-xl font-bold">{t(title)}</h2>
              <p className="text-ink-600 mt-1">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Three at a time, 20 px apart, 2 s each, in a loop (specification, section 2). */
export function LenderLogos() {
  return (
    <HomeSection
      title="Lenders we ask"
      text={lendersAreSamples ? "Sample logos: these lenders are fictional." : undefined}
    >
      <Carousel
        label="Logos of lenders"
        noun="logos"
        loop
        autoplay={{ intervalMs: 2_000 }}
        layout="[--gap:20px] [--per-view:3]"
      >
        {lenders.map(({ name, logo }) => (
          <figure
            key={name}
            className="border-surface-line rounded-card flex h-full min-h-28 flex-col items-center justify-center gap-2 border bg-white px-2 py-4 sm:p-6"
          >
            {/* On phones three wordmarks in a row are too small to read: there it is the symbol with the name. */}
            <span className="relative block size-12 shrink-0 sm:h-14 sm:w-full">
              <Picture
                src={logo}
                alt=""
                sizes="250px"
                draggable={false}
                className="object-cover object-left sm:object-contain sm:object-center"
              />
            </span>
            <figcaption className="text-center text-sm sm:sr-only">{name}</figcaption>
          </figure>
        ))}
      </Carousel>
    </HomeSection>
  );
}

/** Five questions, one open at a time, and a link to read more. */
export function LoanFaqs() {
  return (
    <HomeSection title="Questions and answers" more={{ label: "Home Loan Guide", href: paths.homeLoan }} warm>
      <div className="rounded-card max-w-4xl bg-white">
        <FaqAccordion name="loan-faqs" heading="h3" faqs={loanFaqs} />
      </div>
      <p className="text-ink-600 max-w-measure mt-6 text-sm">
        {t(loanNotice)}{" "}
        <Said
          words="You can {work} first."
          work={
            <Link href={paths.emiCalculator} className="text-brand-600 underline underline-offset-4">
              {t("work out your instalment")}
            </Link>
          }
        />
      </p>
    </HomeSection>
  );
}
