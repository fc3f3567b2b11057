import { Breadcrumb } from "@/components/ui/breadcrumb";
import { SitePicture } from "@/components/ui/site-picture";
import { about } from "@/content/about";
import type { Trail } from "@/lib/seo/trail";
import { t } from "@/lib/base/language";
import { Icon } from "@/components/ui/icon";

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

/** A letter from the head of the company. */
export function CeoMessage() {
  const { name, role, message } = about.ceo;
  const initials = name
    .split(" ")
    .map((word) => word[0])
    .join("");
  return (
    <section aria-labelledby="ceo" className="container-page py-12 md:py-16">
      <div className="border-surface-line rounded-card shadow-soft mx-auto grid max-w-4xl gap-6 border bg-white p-6 md:grid-cols-[auto_1fr] md:gap-10 md:p-10">
        <Icon name="quote" className="text-gold-500 size-10 md:size-14" />
        <div>
          <h2 id="ceo" className="text-2xl font-black">
            {t("Message from the CEO")}
          </h2>
          <blockquote className="mt-4 grid gap-4 text-lg">
            {message.map((paragraph) => (
              <p key={paragraph}>{t(paragraph)}</p>
            ))}
          </blockquote>
          <p className="mt-6 flex items-center gap-4">
            <span
              aria-hidden="true"
              className="bg-brand-600 grid size-12 shrink-0 place-items-center rounded-full font-black text-white"
            >
              {initials}
            </span>
            <span>
              <span className="block font-bold">{name}</span>
              <span className="text-ink-600 block text-sm">{t(role)}</span>
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The company's vision, and the four points of its mission. */
export function VisionMission() {
  return (
    <div className="bg-surface-warm">
      <div className="container-page grid gap-10 py-12 md:py-16">
        <section aria-labelledby="vision" className="max-w-3xl">
          <h2 id="vision" className="text-gold-700 text-lg font-bold">
            {t("Our vision")}
          </h2>
          <p className="mt-2 text-xl font-bold text-balance md:text-2xl">{t(about.vision)}</p>
        </section>
        <section aria-labelledby="mission">
          <h2 id="mission" className="text-2xl font-black md:text-3xl">
            {t("Our mission")}
          </h2>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {about.mission.map(({ icon, title, text }) => (
              <li key={title} className="border-surface-line rounded-card border bg-white p-5">
                <span className="bg-brand-50 text-brand-600 size-touch grid place-items-center rounded-full">
                  <Icon name={icon} />
                </span>
                <h3 className="mt-4 text-lg font-bold">{t(title)}</h3>
                <p className="text-ink-600 mt-1">{t(text)}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
