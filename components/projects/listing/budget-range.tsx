import { useState, type ChangeEvent } from "react";
import { budgetFrom, readBudget } from "@/lib/projects/project/budget-range";
import { filters as table } from "@/lib/projects/project/filter-table.mjs";
import { formatPrice } from "@/lib/base/format";
import { useFieldId } from "./field-id";
import type { FieldsProps } from "./filter-fields";
import { t } from "@/lib/base/language";

const [fromName, toName] = table.budget.ends ?? ["", ""];

/**
 * A budget from and to, as somebody writes it. What is set stands in the boxes as a hint: without JavaScript, text in
 * them goes before the choice in the list, which must still count when it is changed.
 */
export function BudgetRange({ filters, change }: Pick<FieldsProps, "filters" | "change">) {
  const id = useFieldId("range");
  const [typed, setTyped] = useState({ from: "", to: "", made: filters.budget });
  // Once the budget is changed elsewhere, what was typed here holds no longer.
  if (typed.made !== filters.budget) setTyped({ from: "", to: "", made: filters.budget });
  const set = filters.budget ? readBudget(filters.budget) : null;
  const texts = [typed.from.trim(), typed.to.trim()] as const;
  const budget = budgetFrom(...texts);
  const isWrong = texts.some(Boolean) && budget === null;

  function type(end: "from" | "to") {
    return ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [end]: target.value });
  }
  function apply() {
    if (!budget || budget === filters.budget) return;
    setTyped({ ...typed, made: budget });
    change({ budget });
  }

  const ends = [
    { end: "from", name: fromName, label: "From", now: set?.min, example: "75 L" },
    { end: "to", name: toName, label: "To", now: set?.max, example: "1.2 Cr" },
  ] as const;
  return (
    <fieldset
      className="sm:col-span-2"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && apply()}
      onKeyDown={(event) => event.key === "Enter" && apply()}
    >
      <legend className="text-ink-600 text-sm font-bold">{t("Your own budget")}</legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        {ends.map(({ end, name, label, now, example }) => (
          <label key={end} className="flex items-center gap-2 text-sm">
            {t(label)}
            <input
              name={name}
              value={typed[end]}
              onChange={type(end)}
              placeholder={now == null ? `₹ ${example}` : formatPrice(now)}
              maxLength={20}
              autoComplete="off"
              aria-invalid={isWrong}
              aria-describedby={`${id}-hint`}
              className="border-surface-line rounded-control min-h-touch placeholder:text-ink-600 w-full min-w-0 border bg-white px-3 text-base"
            />
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className={`mt-1 text-sm ${isWrong ? "text-danger-600" : "text-ink-600"}`}>
        {isWrong
          ? t("Please write amounts such as 75 L or 1.2 Cr.")
          : t("For example 75 L, 1.2 Cr or 7500000.")}
      </p>
    </fieldset>
  );
}
