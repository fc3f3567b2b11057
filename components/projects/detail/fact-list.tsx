import { BothUnits } from "@/components/projects/area-unit/both-units";
import type { Fact } from "@/lib/projects/project/project-facts";

/** Facts as a definition list; `className` gives the columns. */
export function FactList({ facts, className = "" }: { facts: Fact[]; className?: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={`grid gap-x-6 gap-y-4 ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-600 text-sm">{label}</dt>
          <dd className="figures mt-0.5 font-bold wrap-anywhere">
            <BothUnits words={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
