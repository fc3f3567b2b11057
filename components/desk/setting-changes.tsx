import { formatMoment } from "@/lib/desk/forms/moments";
import type { SettingChange } from "@/lib/desk/forms/settings";

type Props<Value> = {
  /** The newest first. */
  changes: readonly SettingChange<Value>[];
  say: (value: Value) => string;
};

/** Who changed what an owner sets for all, when, and to what. */
export function SettingChanges<Value>({ changes, say }: Props<Value>) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="text-lg font-bold">
        Changes
      </h2>
      <ol className="divide-surface-line divide-y">
        {changes.map(({ id, who, at, after }) => (
          <li key={id} className="py-2 wrap-anywhere">
            {say(after)}
            <span className="text-ink-600 block text-sm">
              {who}, {formatMoment(at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
