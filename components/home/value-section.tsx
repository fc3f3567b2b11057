import { SitePicture } from "@/components/ui/site-picture";
import { valueCards, type ValueCard, regulator } from "@/content/home";
import { t } from "@/lib/base/language";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { formatMonth } from "@/lib/base/format";
import { HomeSection } from "./home-section";

const backgrounds: Record<ValueCard["bgColor"], string> = { gold: "bg-gold-100", warm: "bg-surface-warm" };

/** The authority's info card, and the two value cards: technology and data insights (specification, section 1). */
export function ValueSection() {
  return (
    <HomeSection
      title="Decide on facts"
      text="What is written down can be checked, by you and before you pay."
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <RegulatorCard />
        <div className="grid gap-6 sm:max-lg:grid-cols-2">
          {valueCards.map(({ titleBold, description, bgColor, image, alt }) => (
            <article
              key={titleBold}
              className={`rounded-card flex min-w-0 flex-col overflow-hidden lg:flex-row ${backgrounds[bgColor]}`}
            >
              <div className="relative aspect-[16/9] lg:aspect-auto lg:w-2/5 lg:shrink-0">
                <SitePicture
                  src={image}
                  alt={t(alt)}
                  sizes="(min-width: 1024px) 560px, (min-width: 640px) 50vw, 92vw"
                />
              </div>
              <div className="flex flex-col justify-center p-[min(1.5rem,6vw)] md:p-8">
                <h3 className="text-xl font-bold text-balance">{t(titleBold)}</h3>
                <p className="text-ink-600 mt-2">{t(description)}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </HomeSection>
  );
}

/** What the regulatory authority is, and how a buyer looks up a number there (specification, section 1). */
function RegulatorCard() {
  if (!regulator) return null;
  const { state, name, numbers, title, text, checksTitle, checks, note, site, asOf } = regulator;
  const toText = (check: string, index: number) => {
    const text = t(check, { site: site.label });
    return index === 0 && numbers ? `${text} ${t(numbers)}` : text;
  };
  return (
    <article className="border-surface-line border-t-gold-500 rounded-card flex min-w-0 flex-col border border-t-4 bg-white p-[min(1.5rem,6vw)] wrap-anywhere md:p-8">
      <Icon name="shield" className="text-gold-700 size-10" />
      <h3 className="mt-4 text-2xl font-black">{t(title)}</h3>
      <p className="text-ink-600 mt-3">{t(text)}</p>
      <h4 className="mt-6 text-lg font-bold">{t(checksTitle, { state: t(state) })}</h4>
      <ol className="mt-3 grow space-y-3">
        {checks.map((check, index) => (
          <li key={check} className="flex gap-3">
            <span
              aria-hidden="true"
              className="bg-gold-100 text-gold-700 figures grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold"
            >
              {index + 1}
            </span>
            {toText(check, index)}
          </li>
        ))}
      </ol>
      <p className="text-ink-600 mt-6 text-sm">
        {t(note)} {t("Checked in {month}.", { month: formatMonth(asOf) ?? "" })}
      </p>
      <a
        href={site.href}
        target="_blank"
        rel="noopener"
        aria-label={t("{site}, the website of the {name} (opens in a new tab)", {
          site: site.label,
          name: t(name, { state: t(state) }),
        })}
        className={buttonStyle("outline", "mt-5 self-start")}
      >
        {site.label}
      </a>
    </article>
  );
}
