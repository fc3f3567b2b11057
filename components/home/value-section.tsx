import { SitePicture } from "@/components/ui/site-picture";
import { valueCards, type ValueCard } from "@/content/home";
import { HomeSection } from "./home-section";
import { RegulatorCard } from "./regulator-card";
import { t } from "@/lib/base/language";

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
