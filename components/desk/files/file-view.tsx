import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { unsettled } from "@/lib/desk/forms/file-columns";
import { fateWords, type DeskFile, type RowFate } from "@/lib/desk/forms/file-look";
import { sayReading } from "@/lib/desk/forms/project-fields";
import { formatMoment } from "@/lib/desk/forms/moments";
import { DeskForm } from "../desk-form";
import { Notice } from "../notice";
import { ColumnsForm } from "./columns-form";
import { FateList } from "./fate-list";
import { Folding } from "./folding";
import { ImportForm } from "./import-form";

type Props = { file: DeskFile; problem: string | undefined };

const fates: readonly RowFate[] = ["new", "changed", "same", "doubtful", "refused"];

/** A file, what becomes of each of its rows, and the button that does it. */
export function FileView({ file, problem }: Props) {
  const { id, look, who, sender, sentAt, importId } = file;
  const isDone = importId !== null;
  const isUnsettled = look.columns ? unsettled(look.columns, file.choices) !== null : false;
  return (
    <>
      <p className="text-ink-600 mt-1 wrap-anywhere">
        Sent by {who}, {formatMoment(sentAt)}
        {sender && sender !== who && `, sheet of ${sender}`}
      </p>
      <div className="mt-4 grid gap-3">
        {isDone && (
          <Notice kind="done">
            Imported; it shows on the site within seconds. To take it back, see import {importId} under Files.
          </Notice>
        )}
        {isUnsettled && !isDone && (
          <Notice kind="problem">No row can be read yet: please say below what the columns are.</Notice>
        )}
        {(isUnsettled ? [] : look.problems).map((text) => (
          <Notice key={text} kind="problem">
            {text}
          </Notice>
        ))}
      </div>
      {look.columns && !isDone && <ColumnsForm file={file} columns={look.columns} />}
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-5">
        {fates.map((fate) => (
          <div key={fate} className="rounded-card border-surface-line border bg-white p-3">
            <dt className="text-ink-600 text-sm">{fateWords[fate]}</dt>
            <dd className="figures text-2xl font-black">{look.counts[fate].toLocaleString("en-IN")}</dd>
          </div>
        ))}
      </dl>
      {isDone ? (
        <a href={deskPaths.files} className={buttonStyle("outline", "mt-6")}>
          All files
        </a>
      ) : (
        !isUnsettled && <ImportForm file={file} problem={problem} />
      )}
      <FateList fate="refused" look={look} />
      {look.counts.doubtful > 0 && !isDone ? (
        <DeskForm action={deskCall(deskCallPaths.acceptInFile, { id })}>
          <FateList fate="doubtful" look={look} isChoice />
          <button className={buttonStyle("outline", "mt-3")}>The ticked ones are right</button>
        </DeskForm>
      ) : (
        <FateList fate="doubtful" look={look} />
      )}
      <Told title="New names, please check their spelling" lines={look.freshNames} />
      <Told
        title="Read with a guess, please check"
        lines={look.guesses.map(({ line, text }) => `Line ${line}: ${sayReading(text)}`)}
        more={look.guessCount - look.guesses.length}
      />
      <FateList fate="new" look={look} />
      <FateList fate="changed" look={look} />
      <FateList fate="same" look={look} />
    </>
  );
}

function Told({ title, lines, more = 0 }: { title: string; lines: readonly string[]; more?: number }) {
  if (lines.length === 0) return null;
  return (
    <Folding title={title} count={lines.length + more}>
      <ul className="mt-2 list-disc pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-ink-600">And {more.toLocaleString("en-IN")} more.</p>}
    </Folding>
  );
}
