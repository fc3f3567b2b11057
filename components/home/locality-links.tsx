import { placePath } from "@/lib/base/paths";
import { Link } from "@/components/ui/link";
import { Icon } from "@/components/ui/icon";
import { places } from "@/content/site";
import { HomeSection } from "./home-section";
import { t } from "@/lib/base/language";

/** Links to a few localities to begin with. */
export function LocalityLinks() {
  return (
    <HomeSection
      title="Start with a neighbourhood"
      text="Where you live decides more about your day than the floor plan does."
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {places.starting.map(({ name, text }) => (
          <li key={name}>
            <Link
              href={placePath(name)}
              className="group border-surface-line rounded-card hover:shadow-soft flex h-full flex-col border bg-white p-5 transition-shadow duration-200"
            >
              <Icon name="pin" className="text-gold-700 size-6" />
              <span className="group-hover:text-brand-600 mt-3 text-xl font-bold transition-colors duration-150">
                {t(name)}
              </span>
              <span className="text-ink-600 mt-1">{t(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
