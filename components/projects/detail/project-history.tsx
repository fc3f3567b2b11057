import type { ProjectHistory } from "@/lib/projects/project/project-schema";
import { historyLines, sinceLine, unchangedLine } from "@/lib/projects/project/project-history";
import { t } from "@/lib/base/language";

/** What changed of a project since it is on the site; that nothing did in one quiet line. */
export function History({ history }: { history: ProjectHistory }) {
  const lines = historyLines(history);
  if (lines.length === 0)
    return <p className="text-ink-600 mt-4 text-sm print:hidden">{unchangedLine(history)}</p>;
  return (
    <div className="border-gold-500 bg-surface-warm rounded-control mt-6 border-l-2 px-4 py-3">
      <h3 className="font-bold">{t("Price and possession so far")}</h3>
      <ul className="mt-1 grid gap-1">
        {lines.map((line) => (
          <li key={line} className="figures wrap-anywhere">
            <Line line={line} />
          </li>
        ))}
      </ul>
      <p className="text-ink-600 mt-1 text-sm">{sinceLine(history)}</p>
    </div>
  );
}

/** What it says before its steps stands out. */
function Line({ line }: { line: string }) {
  const end = line.indexOf(": ");
  if (end < 0) return line;
  return (
    <>
      <strong>{line.slice(0, end)}</strong>
      {line.slice(end)}
    </>
  );
}
