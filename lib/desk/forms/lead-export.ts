import { z } from "zod";
import { toSlug } from "@/lib/base/slug";
import { staffColumns } from "@/lib/enquiries/forms/lead-columns";
import { type InboxFilter, inboxChips } from "./lead-inbox";

/** The name of the box of a column. */
export const columnName = (column: string) => `column.${column}`;

/** A column as the form calls it: `acceptedAt` as `Accepted at`. */
export function columnLabel(column: string): string {
  const words = column
    .replace(/([A-Z])/g, " $1")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The columns of an export that are ticked; all of them for who was not asked. */
export const exportColumnsSchema = z.record(z.string(), z.string()).transform((sent, context) => {
  if (!sent.columns) return staffColumns;
  const ticked = staffColumns.filter((column) => columnName(column) in sent);
  if (ticked.length === 0) context.addIssue({ code: "custom", message: "Please tick at least one column." });
  return ticked;
});

/** What the file of an export is called: what the list showed, and the day. */
export function exportName(filter: InboxFilter, day: string): string {
  const who = filter.who === "me" || filter.who === "nobody" ? filter.who : "one account";
  const parts = [filter.view, ...inboxChips(filter, who).map(({ label }) => label)];
  return `leads-${toSlug(parts.join(" "), "some")}-${day}.csv`;
}
