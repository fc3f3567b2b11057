import { t } from "@/lib/base/language";

type Props = { title: string; lines: readonly { id: string; text: string }[] };

/** Lines to tick, given in English, on the screen and on paper. Without a form: they are the visitor's own. */
export function TickList({ title, lines }: Props) {
  return (
    <fieldset className="mb-6 break-inside-avoid print:mb-3">
      <legend className="text-lg font-bold print:text-base">{t(title)}</legend>
      <ul className="mt-1">
        {lines.map(({ id, text }) => (
          <li key={id}>
            <label className="min-h-touch flex items-start gap-3 py-2 print:min-h-0 print:py-0.5 print:text-sm">
              <input
                type="checkbox"
                name={id}
                autoComplete="off"
                className="accent-brand-600 mt-0.5 size-5 shrink-0 print:size-4"
              />
              {t(text)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
