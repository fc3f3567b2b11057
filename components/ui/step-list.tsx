import { Icon, type IconName } from "./icon";
import { t } from "@/lib/base/language";

type Step = { title: string; text: string; icon: IconName };

/** Five steps joined by a line: one below the other, on wide screens side by side. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid grid-cols-1 gap-y-6 lg:grid-cols-5 lg:gap-x-6">
      {steps.map(({ title, text, icon }, index) => (
        <li key={title} className="group relative flex gap-4 lg:flex-col">
          <span
            aria-hidden="true"
            className="bg-gold-500 absolute top-12 -bottom-6 left-6 w-px lg:top-6 lg:-right-6 lg:bottom-auto lg:left-12 lg:h-px lg:w-auto [li:last-child>&]:hidden"
          />
          <span className="border-gold-500 text-gold-700 relative grid size-12 shrink-0 place-items-center rounded-full border bg-white">
            <Icon name={icon} className="size-6" />
          </span>
          <div className="min-w-0 lg:pr-2">
            <p className="text-ink-600 figures text-sm">{t("Step {number}", { number: index + 1 })}</p>
            <h3 className="text-lg font-bold">{t(title)}</h3>
            <p className="text-ink-600 mt-1">{t(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
