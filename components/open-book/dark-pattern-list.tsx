import { darkPatterns, type DarkPattern } from "@/content/dark-patterns";
import { t } from "@/lib/base/language";

/** The 13 dark patterns, how this site stands to each, and what would tell us if that changed. */
export function DarkPatternList() {
  return (
    <ol className="border-surface-line divide-surface-line mt-4 divide-y border-y">
      {darkPatterns.map((pattern, at) => (
        <li key={pattern.name} className="py-3 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-6">
          <h3 className="font-bold">
            <span className="figures text-ink-600 inline-block min-w-7 font-normal">{at + 1}</span>
            {t(pattern.name)}
          </h3>
          <div>
            <p>{t(pattern.words)}</p>
            <Keepers pattern={pattern} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Titles of tests are English in every language, as their files are. */
function Keepers({ pattern: { keptBy } }: { pattern: DarkPattern }) {
  return (
    <details className="text-ink-600 text-sm">
      <summary className="min-h-touch inline-flex cursor-pointer items-center underline underline-offset-4">
        {t("How we notice a change")}
      </summary>
      <ul lang="en" className="list-disc space-y-1 pb-2 pl-5">
        {keptBy.map(({ file, title }) => (
          <li key={title}>
            “{title}” <span className="wrap-anywhere">({file})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
