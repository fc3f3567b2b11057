import { deskCall, deskCallPaths, deskWordsPath } from "@/lib/desk/forms/desk-paths";
import type { FormDraft } from "@/lib/desk/forms/form-field";
import { wordPartWords, type WordWork } from "@/lib/desk/forms/words-form";
import { wordParts } from "@/lib/words/words-schema";
import { HistoryCard } from "../change-history";
import { Notice } from "../notice";
import { ViewTabs } from "../view-tabs";
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
      <ViewTabs
        label="Parts"
        tabs={wordParts.map((each) => ({
          href: deskWordsPath(each),
          label: wordPartWords[each].label,
          isHere: each === part,
        }))}
      />
      <div role="status" className="grid gap-3 empty:hidden">
        {doneWords[done] && <Notice kind="done">{doneWords[done]}</Notice>}
      </div>
      {draft !== null && !isForm && draft.problem && <Notice kind="problem">{draft.problem}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <WordsForm work={work} draft={isForm ? draft : null} />
        <HistoryCard
          changes={changes}
          action={deskCall(deskCallPaths.undoWords, { id: part })}
          none="Nothing was changed here yet."
        />
      </div>
    </div>
  );
}
