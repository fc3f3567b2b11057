import { Icon } from "@/components/ui/icon";
import { loanTiles } from "@/content/home-loan-assistance";
import { t } from "@/lib/base/language";

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
