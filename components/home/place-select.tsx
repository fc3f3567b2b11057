import { SelectField } from "./select-field";
import type { FetchedList } from "@/components/ui/use-fetched-list";
import { t } from "@/lib/base/language";

type Props = {
  label: string;
  name?: string;
  value: string;
  choose: (value: string) => void;
  list: Pick<FetchedList<unknown>, "status" | "retry">;
  options: readonly { value: string; name: string }[];
  words: { first: string; none: string; failed: string };
};

/** A select whose options are fetched: it shows that they are loading, and after a failure offers to try again. */
export function PlaceSelect({ label, name, value, choose, list, options, words }: Props) {
  const isEmpty = list.status === "loaded" && options.length === 0;
  const first = list.status === "loading" ? t("Loading...") : isEmpty ? t(words.none) : t(words.first);
  return (
    <div>
      <SelectField
        label={t(label)}
        name={name}
        value={value}
        required
        disabled={options.length === 0}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{first}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {t(option.name)}
          </option>
        ))}
      </SelectField>
      <p role="status" className="text-sm">
        {list.status === "failed" && (
          <span className="text-danger-600 flex flex-wrap items-center gap-x-2">
            {t(words.failed)}
            <button
              type="button"
              onClick={list.retry}
              className="min-h-touch font-bold underline underline-offset-4"
            >
              {t("Try again")}
            </button>
          </span>
        )}
      </p>
    </div>
  );
}
