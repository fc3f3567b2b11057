import { language, t } from "@/lib/base/language";

/** A cell of the comparison; the last row has no line under it. */
export const cellStyle =
  "border-surface-line border-b px-[8px] py-3 align-top [tbody>tr:last-child>&]:border-b-0 md:px-4";

/** What a row is about, always visible, and whether it is the same for all projects. */
export function RowHeading({ label, isSame = false }: { label: string; isSame?: boolean }) {
  return (
    <th
      scope="row"
      className={`${cellStyle} bg-surface-warm sticky left-0 z-10 border-r text-[min(0.875rem,5.2vw)] font-bold wrap-anywhere md:text-sm`}
    >
      {label}
      {isSame && <span className="text-ink-600 block font-normal">{t("Same for all")}</span>}
    </th>
  );
}

/** Prevents a line break between a price and its unit, in narrow columns. */
export function keepPricesOnOneLine(text: string): string {
  return language() === "en"
    ? text.replace(/ (Cr|L)\b/g, "\u00a0$1")
    : text.replace(/(₹[\d.,]+) /g, "$1\u00a0");
}
