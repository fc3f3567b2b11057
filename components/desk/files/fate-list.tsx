import { Folding } from "./folding";
import { fateWords, type FileLook, type RowFate } from "@/lib/desk/forms/file-look";

/** `isChoice`: each can be ticked, as right. */
type Props = { fate: RowFate; look: FileLook; isChoice?: boolean };

const leads: Record<RowFate, string> = {
  refused: "These can’t be stored. The others can.",
  doubtful: "These are not stored until somebody says that they are right.",
  new: "These are not on the site yet.",
  changed: "These are on the site with something else.",
  same: "These are on the site as they are here.",
};

/** The rows of a file with the same fate, with what is said of each. */
export function FateList({ fate, look, isChoice = false }: Props) {
  const rows = look.rows.filter((row) => row.fate === fate);
  if (rows.length === 0) return null;
  return (
    <Folding title={fateWords[fate]} count={rows.length}>
      <p className="text-ink-600">{leads[fate]}</p>
      <ul className="divide-surface-line mt-2 divide-y">
        {rows.map(({ line, key, name, reason }, at) => {
          const label = (
            <span className="min-w-0 wrap-anywhere">
              <b>{name || key || "No key"}</b>
              <span className="text-ink-600 text-sm">
                {" "}
                line {line}
                {name && key && `, ${key}`}
              </span>
              {reason && <span className="block whitespace-pre-line">{reason}</span>}
            </span>
          );
          return (
            <li key={at} className="py-2">
              {isChoice ? (
                <label className="min-h-touch flex items-center gap-3">
                  <input type="checkbox" name={`line-${line}`} value="yes" className="size-5 shrink-0" />
                  {label}
                </label>
              ) : (
                label
              )}
            </li>
          );
        })}
      </ul>
    </Folding>
  );
}
