import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { fileBounds } from "@/lib/desk/forms/file-look";
import type { FormDraft } from "@/lib/desk/forms/form-field";
import { howField, leadFilePath, mostPeople, onField, sourceField } from "@/lib/desk/forms/lead-file";
import { formatMoment } from "@/lib/desk/forms/moments";
import { DeskForm } from "../desk-form";
import { FileBox, Suggestions } from "../fields";
import { boxesOf } from "../form-boxes";
import { FormPart } from "../form-part";
import { Ways } from "./new-lead-form";

type Props = {
  /** Where files came from before. */
  sources: readonly string[];
  /** Files that nobody has taken yet. */
  waiting: readonly { id: string; name: string; source: string; sentBy: string; sentAt: string }[];
  /** The day in India. */
  today: string;
  /** What was typed into it before, and what was wrong with that. */
  draft: FormDraft | null;
};

const megabytes = fileBounds.bytes / 1024 / 1024;

/** Takes a sheet of people, with where it is from and what they agreed to. */
export function LeadFileForm({ sources, waiting, today, draft }: Props) {
  const { fields, errorsOf, box } = boxesOf(draft, { on: today });
  const [noFile] = errorsOf("file");
  return (
    <>
      <p className="text-ink-600 max-w-measure mt-1">
        The list of a portal, an exhibition or an old spreadsheet. You see what becomes of every row, and
        nothing is added until you say so. The file itself is deleted once it is taken, or after a day.
      </p>
      <DeskForm
        action={deskCall(deskCallPaths.sendLeadFile)}
        problem={draft?.problem}
        hasFile
        busy="Looking at every row…"
        className="mt-4 grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6"
      >
        <FormPart title="The file">
          <div className="grid gap-4 sm:grid-cols-2">
            <div>
              <FileBox
                name="file"
                label={`Workbook (.xlsx) or CSV, up to ${megabytes} MB and ${mostPeople.toLocaleString("en-IN")} rows`}
                accept=".xlsx,.xls,.csv,.tsv,.txt,text/csv"
                required
              />
              {noFile && <p className="text-danger-600 mt-1 text-sm font-bold">{noFile}</p>}
            </div>
            {box(sourceField)}
          </div>
          <Suggestions id="sources" names={sources} />
        </FormPart>
        <FormPart
          title="What they agreed to"
          hint="Kept with each lead, in your name. Nobody may contact these people in another way, or for longer than the consent is good."
        >
          <Ways legend="They asked to be contacted by" fields={fields} errors={errorsOf("channels")} />
          <div className="grid gap-4 sm:grid-cols-2">
            {box(howField)}
            {box(onField)}
          </div>
        </FormPart>
        <button className={buttonStyle("primary", "justify-self-start")}>Look at it</button>
      </DeskForm>
      {waiting.length > 0 && (
        <section aria-labelledby="waiting" className="mt-10">
          <h2 id="waiting" className="text-xl font-bold">
            Not taken yet
          </h2>
          <ul className="divide-surface-line mt-2 divide-y">
            {waiting.map(({ id, name, source, sentBy, sentAt }) => (
              <li key={id} className="py-2 wrap-anywhere">
                <a
                  href={leadFilePath(id)}
                  className="min-h-touch inline-flex items-center font-bold underline underline-offset-4"
                >
                  {name}
                </a>
                <p className="text-ink-600 text-sm">
                  {source}, sent by {sentBy}, {formatMoment(sentAt)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
