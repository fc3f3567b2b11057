import { Breadcrumb } from "@/components/ui/breadcrumb";
import { SitePicture } from "@/components/ui/site-picture";
import { about } from "@/content/about";
import type { Trail } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";

/** Who we are, beside a picture. */
export function AboutIntro({ trail }: { trail: Trail }) {
  return (
    <div className="container-page grid items-center gap-8 pt-4 pb-12 md:grid-cols-2 md:gap-12 md:pb-16 lg:pt-8">
      <Breadcrumb trail={trail} className="-mb-4 md:col-span-2 md:-mb-6" />
      <div>
        <span aria-hidden="true" className="bg-gold-500 mb-5 block h-0.5 w-12" />
        <h1 className="text-3xl font-black text-balance md:text-4xl">{t(about.title)}</h1>
        <p className="text-ink-600 mt-4 text-lg">{t(about.lead)}</p>
        {about.intro.map((paragraph) => (
          <p key={paragraph} className="max-w-measure mt-4">
            {t(paragraph)}
          </p>
        ))}
      </div>
      <div className="rounded-card bg-surface-warm relative aspect-[16/10] overflow-hidden md:aspect-[4/5] lg:aspect-[16/13]">
        <SitePicture
          {...about.picture}
          alt={t(about.picture.alt)}
          sizes="(min-width: 768px) 50vw, 100vw"
          priority
        />
      </div>
    </div>
  );
}
