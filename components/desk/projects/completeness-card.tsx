import type { ProjectWork } from "@/lib/desk/forms/project-list";
import { readQuestions } from "@/lib/projects/project/unknowns";
import { cardStyle } from "../field-style";

/** How much of a project is known, and what visitors are offered to ask because it is not. */
export function CompletenessCard({ completeness: { percent, missing } }: Pick<ProjectWork, "completeness">) {
  return (
    <section className={cardStyle} aria-labelledby="completeness">
      <h2 id="completeness" className="text-lg font-bold">
        <span className="figures">{percent}%</span> complete
      </h2>
      {missing.length === 0 ? (
        <p className="text-ink-600">The record says all that it has room for.</p>
      ) : (
        <>
          <p className="text-ink-600">Missing, and asked by visitors:</p>
          <ul className="list-disc pl-5">
            {readQuestions(missing.join(",")).map(({ id, label, question }) => (
              <li key={id} className="wrap-anywhere">
                <b>{label}</b> <span className="text-ink-600 text-sm">{question}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
