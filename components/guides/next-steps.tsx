import { Link } from "@/components/ui/link";
import { Icon } from "@/components/ui/icon";
import { t } from "@/lib/base/language";

type Step = { label: string; text: string; href: string };

/** Cards that link to where a reader may continue. */
export function NextSteps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <section aria-labelledby="next" className="mt-12 print:hidden">
      <h2 id="next" className="text-xl font-bold">
        {t(title)}
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {steps.map(({ label, text, href }) => (
          <li
            key={href}
            className="group border-surface-line rounded-card hover:border-brand-600 relative flex items-center gap-3 border p-4 transition-colors duration-150"
          >
            <div className="min-w-0 grow">
              <Link href={href} className="group-hover:text-brand-600 font-bold after:absolute after:inset-0">
                {t(label)}
              </Link>
              <p className="text-ink-600 text-sm">{t(text)}</p>
            </div>
            <Icon name="chevronRight" className="text-brand-600 size-5" />
          </li>
        ))}
      </ul>
    </section>
  );
}
