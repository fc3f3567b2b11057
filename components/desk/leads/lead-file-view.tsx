import { buttonStyle } from "@/components/ui/button-style";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths, deskPaths, leadPath } from "@/lib/desk/forms/desk-paths";
import type { FormDraft } from "@/lib/desk/forms/form-field";
import {
  leadFateWords,
  leadFilePath,
  type LeadFileRow,
  type LeadFileView as View,
  leadRowFates,
} from "@/lib/desk/forms/lead-file";
import { formatMoment } from "@/lib/desk/forms/moments";
import { sayChannels } from "@/lib/enquiries/forms/contact-rules";
import { DeskForm } from "../desk-form";
import { tabStyle } from "../fields";
import { Notice } from "../marks";
import { Pager } from "../pager";
import { LeadColumnsForm } from "./lead-columns-form";

/** `isPart`: a press has just taken some of it. */
type Props = { file: View; isPart: boolean; draft: FormDraft | null };

/** A sheet of people, what its columns are, what becomes of each row, and the button that does it. */
export function LeadFileView({ file, isPart, draft }: Props) {
  const { id, consent, sentBy, sentAt, sheet, counts, columns, revision } = file;
  const hasPhone = columns.some(({ field }) => field === "phone");
  // Which of the two forms was refused.
  const isOfColumns = Object.keys(draft?.fields ?? {}).some((name) => name.startsWith("field."));
  return (
    <>
      <p className="text-ink-600 mt-1 wrap-anywhere">
        From {consent.source}, sent by {sentBy}, {formatMoment(sentAt)}. They agreed to be contacted by{" "}
        {sayChannels(consent.channels)}: {consent.how}.
        {sheet && ` Of the workbook only the sheet “${sheet}” is read: save others as files of their own.`}
      </p>
      {!hasPhone && (
        <div className="mt-4">
          <Notice kind="problem">
            Nobody can be taken yet: please say below which column has the phone numbers.
          </Notice>
        </div>
      )}
      {isPart && counts.new > 0 && (
        <div className="mt-4">
          <Notice kind="done">
            {`There are more rows than one press takes: ${counts.known.toLocaleString("en-IN")} are with us by now. Please press once more for the others.`}
          </Notice>
        </div>
      )}
      <LeadColumnsForm file={file} draft={isOfColumns ? draft : null} />
      <DeskForm
        action={deskCall(deskCallPaths.takeLeadFile, { id })}
        problem={isOfColumns ? undefined : draft?.problem}
        busy="Adding them…"
        className="mt-6 grid justify-items-start gap-3"
      >
        <input type="hidden" name="version" defaultValue={revision} key={revision} />
        {counts.new > 0 ? (
          <>
            <p className="max-w-measure">
              The new ones come into the list of leads. Neither they nor your colleagues get a mail about it.
            </p>
            <button className={buttonStyle()}>Take {formatCount(counts.new, "new lead")}</button>
          </>
        ) : (
          <>
            {hasPhone && <p className="font-bold">Nothing in this file is a new lead.</p>}
            <div className="flex flex-wrap gap-3">
              <button className={buttonStyle("outline", "bg-white")}>Done with this file: delete it</button>
              <a href={deskPaths.leadFile} className={buttonStyle("outline", "bg-white")}>
                Send another
              </a>
            </div>
          </>
        )}
      </DeskForm>
      <Rows file={file} />
    </>
  );
}

function Rows({ file: { id, counts, fate, rows, page, pages } }: { file: View }) {
  return (
    <section aria-labelledby="rows" className="mt-8 scroll-mt-20">
      <h2 id="rows" className="text-xl font-bold">
        Rows
      </h2>
      <nav aria-label="Rows" className="mt-2 flex flex-wrap gap-2">
        {leadRowFates.map((one) => (
          <a
            key={one}
            href={`${leadFilePath(id, { fate: one })}#rows`}
            aria-current={one === fate ? "page" : undefined}
            className={tabStyle}
          >
            {leadFateWords[one]}
            <span className="figures font-normal">{counts[one].toLocaleString("en-IN")}</span>
          </a>
        ))}
      </nav>
      {rows.length === 0 && <p className="text-ink-600 mt-3">None.</p>}
      <ol className="divide-surface-line mt-2 divide-y">
        {rows.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ol>
      <Pager
        label="Pages of rows"
        {...{ page, pages }}
        hrefOf={(to) => `${leadFilePath(id, { fate, page: to })}#rows`}
        className="mt-4 flex-wrap gap-3"
      >
        <span>
          Page {page} of {pages}
        </span>
      </Pager>
    </section>
  );
}

function Row({ row: { line, name, phone, at, project, fate, reason, notes, lead } }: { row: LeadFileRow }) {
  const facts = [phone, project, at && `asked ${formatMoment(at)}`].filter(Boolean).join(", ");
  return (
    <li className="py-3 wrap-anywhere">
      <p>
        <b>{name}</b>
        <span className="text-ink-600 text-sm"> line {line}</span>
      </p>
      {facts && <p>{facts}</p>}
      {reason && <p className="mt-1">{reason}</p>}
      {(fate === "new" ? notes : []).map((note) => (
        <p key={note} className="text-ink-600 mt-1">
          {note}
        </p>
      ))}
      {lead && (
        <a
          href={leadPath(lead)}
          className="min-h-touch inline-flex items-center underline underline-offset-4"
        >
          Open that lead<span className="sr-only"> of {name}</span>
        </a>
      )}
    </li>
  );
}
