import { deskCall, deskCallPaths, deskWordsPath } from "@/lib/desk/forms/desk-paths";
import type { FormDraft } from "@/lib/desk/forms/form-field";
import { wordPartWords, type WordWork } from "@/lib/desk/forms/words-form";
import { wordParts } from "@/lib/words/words-schema";
import { ChangeHistory } from "../change-history";
import { cardStyle, tabStyle } from "../field-style";
import { Notice } from "../notice";
import { WordsForm } from "./words-form";

/** `done`: what was done just now. */
type Props = { work: WordWork; draft: FormDraft | null; done: string };

const doneWords: Record<string, string> = {
  saved: "Saved. The site says it within five seconds.",
  undone: "The change was taken back.",
};

/** What the company says of itself: one part at a time, with what was ever changed of it. */
export function WordsView({ work, draft, done }: Props) {
  const { part, changes } = work;
  const isForm = draft !== null && !("change" in draft.fields);
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
      <nav aria-label="Parts" className="flex flex-wrap gap-2">
        {wordParts.map((each) => (
          <a
            key={each}
            href={deskWordsPath(each)}
            aria-current={each === part ? "page" : undefined}
            className={tabStyle}
          >
            {wordPartWords[each].label}
          </a>
        ))}
      </nav>
      <div role="status" className="grid gap-3 empty:hidden">
        {doneWords[done] && <Notice kind="done">{doneWords[done]}</Notice>}
      </div>
      {draft !== null && !isForm && draft.problem && <Notice kind="problem">{draft.problem}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <WordsForm work={work} draft={isForm ? draft : null} />
        <section className={cardStyle} aria-labelledby="history">
          <h2 id="history" className="text-lg font-bold">
            History
          </h2>
          <ChangeHistory
            changes={changes}
            action={deskCall(deskCallPaths.undoWords, { id: part })}
            none="Nothing was changed here yet."
          />
        </section>
      </div>
    </div>
  );
}
