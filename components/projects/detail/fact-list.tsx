import { BothUnits } from "@/components/projects/area-unit/both-units";
import type { Fact } from "@/lib/projects/project/project-facts";
import { language, t } from "@/lib/base/language";

/** A fact that is a sentence of the developer’s. */
const freeText = "More options";

/** Facts as a definition list; `className` gives the columns. */
export function FactList({ facts, className = "" }: { facts: Fact[]; className?: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={`fact-list grid gap-x-6 gap-y-4 ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd lang={label === freeText && language() !== "en" ? "en" : undefined}>
            <BothUnits words={t(value)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
