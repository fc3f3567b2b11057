import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { deskCall, deskWordsPath } from "@/lib/desk/forms/desk-paths";
import { type Fields, type FormDraft, rowField } from "@/lib/desk/forms/form-field";
import { mayActAs, type Role } from "@/lib/desk/forms/roles";
import {
  numberFields,
  numberRows,
  samplesField,
  wordPartWords,
  wordRows,
  type WordWork,
} from "@/lib/desk/forms/words-form";
import { wordParts } from "@/lib/words/words-schema";
import { HistoryCard } from "../change-history";
import { DeskForm } from "../desk-form";
import { FieldBox, FieldRows, FileBox, pictureTypes, RowPicture } from "../fields";
import { ViewTabs } from "../filter-form";
import { boxesOf } from "../form-boxes";
import { FirstButton, FormPart, SaveBar } from "../form-part";
import { Notice } from "../marks";

/** `role`: of who looks at it; `done`: what was done just now. */
type Props = { work: WordWork; role: Role; draft: FormDraft | null; done: string };

const doneWords: Record<string, string> = {
  saved: "Saved. The site says it within five seconds.",
  undone: "The change was taken back.",
};

/** What the company says of itself: one part at a time, with what was ever changed of it. */
export function WordsView({ work, role, draft, done }: Props) {
  const { part, changes } = work;
  const isForm = draft !== null && !("change" in draft.fields);
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
      <ViewTabs
        label="Parts"
        tabs={wordParts
          .filter((each) => mayActAs(role, wordPartWords[each].role))
          .map((each) => ({
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
          action={deskCall(wordPartWords[part].undo, { id: part })}
          none="Nothing was changed here yet."
        />
      </div>
    </div>
  );
}

type Own = { fields: Fields; errorsOf: (name: string) => string[] };

/** All boxes of one part of what the company says of itself. */
function WordsForm({ work, draft }: { work: WordWork; draft: FormDraft | null }) {
  const { part, pastTerm } = work;
  const { box, versionOf, ...own } = boxesOf(draft, work.fields);
  const { label, about } = wordPartWords[part];
  return (
    <DeskForm
      version={work.version}
      action={deskCall(wordPartWords[part].save, { id: part })}
      problem={draft?.problem}
      words={draft ? "typed" : "keeps"}
      hasFile
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <FirstButton />
      <input type="hidden" name="version" defaultValue={versionOf(work.version)} />
      <FormPart title={label} hint={about}>
        {part === "numbers" ? (
          <Numbers {...own} pastTerm={pastTerm} />
        ) : (
          <FieldRows kind={part} titles={wordRows[part]} boxes={wordRows[part].fields} {...own}>
            {(row) => (
              <div className="mt-3 max-w-md">
                <FileBox
                  name={rowField(part, row, "file")}
                  {...(part === "registrations"
                    ? { label: "Certificate from this device", accept: `application/pdf,${pictureTypes}` }
                    : { label: "Picture from this device", accept: pictureTypes })}
                />
                <RowPicture
                  link={own.fields[rowField(part, row, "image")]}
                  label={`${wordRows[part].one} ${row + 1}`}
                />
              </div>
            )}
          </FieldRows>
        )}
        {part === "testimonials" && box(samplesField)}
      </FormPart>
      <SaveBar>
        <button className={buttonStyle("primary", "w-full sm:w-auto")}>Save</button>
      </SaveBar>
    </DeskForm>
  );
}

/** The figures of the badges: each is looked up again when its date is too old. */
function Numbers({ fields, errorsOf, pastTerm }: Own & { pastTerm: readonly string[] }) {
  return numberRows.map(({ key, label }) => (
    <fieldset key={key} className="border-surface-line rounded-control min-w-0 border p-3">
      <legend className="px-1 text-sm font-bold first-letter:uppercase">{label}</legend>
      {pastTerm.includes(label) && (
        <p className="text-danger-600 mb-2 flex gap-1 text-sm font-bold">
          <Icon name="alert" className="mt-0.5 size-4 flex-none" />
          Older than six months. Please look it up again.
        </p>
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {numberFields.map((field) => {
          const name = `${key}.${field.name}`;
          return (
            <FieldBox
              key={name}
              field={field}
              name={name}
              value={fields[name] ?? ""}
              isShort
              errors={errorsOf(name)}
            />
          );
        })}
      </div>
    </fieldset>
  ));
}
