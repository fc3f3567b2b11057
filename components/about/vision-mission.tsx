import { Icon } from "@/components/ui/icon";
import { about } from "@/content/about";
import { t } from "@/lib/base/language";

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
