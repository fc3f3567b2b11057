import type { ChangeEvent } from "react";
import type { State } from "@/lib/places/place-schema";
import { paths } from "@/lib/base/paths";
import { here, t } from "@/lib/base/language";

type Props = {
  states: readonly State[];
  chosen: State | undefined;
  /** Without it the form alone leads on. */
  choose?: (event: ChangeEvent<HTMLSelectElement>) => void;
};

/** The state picker. With JavaScript off it is a form that opens the listing of a whole state. */
export function StateSelect({ states, chosen, choose }: Props) {
  return (
    <form action={here(paths.listing)} className="border-surface-line border-b py-4">
      <label className="block">
        <span className="mb-1 block text-sm font-bold">{t("State")}</span>
        <select
          name="location"
          {...(choose
            ? { value: chosen?.name ?? "", onChange: choose }
            : { defaultValue: chosen?.name ?? "" })}
          className="border-ink-400 rounded-control min-h-touch w-full border bg-white px-3"
        >
          {!chosen && <option value="">{t("Choose a state")}</option>}
          {states.map(({ id, name }) => (
            <option key={id} value={t(name) === name ? undefined : name}>
              {t(name)}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="text-brand-600 min-h-touch mt-1 font-bold underline">
          {t("Show properties of this state")}
        </button>
      </noscript>
    </form>
  );
}
