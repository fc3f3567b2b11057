import { buttonStyle } from "@/components/ui/button-style";
import { formatMoment } from "@/lib/desk/forms/moments";
import type { RecordedChange } from "@/lib/desk/forms/form-field";
import { Card } from "./card";
import { DeskForm } from "./desk-form";

/** `action`: the call that takes a change back; `null` for who may not. */
type Props = { changes: readonly RecordedChange[]; action: string | null; none?: string };

const nothing = "Nothing is kept of how it came to be as it is.";

const actionWords: Record<RecordedChange["action"], string> = {
  added: "Added",
  changed: "Saved again",
  hidden: "Taken off the site",
  shown: "Put back on the site",
};

export function HistoryCard(props: Props) {
  return (
    <Card id="history" title="History">
      <ChangeHistory {...props} />
    </Card>
  );
}

/** What was ever changed, the newest first: who, when, from what to what. Each can be taken back. */
function ChangeHistory({ changes, action, none = nothing }: Props) {
  if (changes.length === 0) return <p className="text-ink-600">{none}</p>;
  return (
    <ol className="divide-surface-line divide-y">
      {changes.map((change) => (
        <li key={change.id} className="grid gap-1 py-3">
          {change.lines.length === 0 && <p className="font-bold">{actionWords[change.action]}</p>}
          {change.lines.map(({ label, before, after }) => (
            <p key={label} className="wrap-anywhere">
              {label}: {before || "empty"} → <b>{after || "empty"}</b>
            </p>
          ))}
          {change.more > 0 && <p className="text-ink-600">And {change.more} more.</p>}
          <p className="text-ink-600 text-sm wrap-anywhere">
            {change.who}, {formatMoment(change.at)}
            {change.file && `, from ${change.file}`}
            {change.undoes !== null && ", taking a change back"}
          </p>
          {change.undoneBy !== null ? (
            <p className="text-ink-600 text-sm font-bold">Taken back</p>
          ) : (
            action && (
              <DeskForm action={action}>
                <input type="hidden" name="change" value={change.id} />
                <button className={buttonStyle("quiet", "-ml-5 justify-self-start")}>
                  Take back<span className="sr-only">: {nameOf(change)}</span>
                </button>
              </DeskForm>
            )
          )}
        </li>
      ))}
    </ol>
  );
}

function nameOf({ lines, action, at }: RecordedChange): string {
  const what = lines[0]?.label ?? actionWords[action];
  return `${what}, ${formatMoment(at)}`;
}
