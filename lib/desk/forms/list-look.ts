import { z } from "zod";
import { columnName } from "./lead-export";

/** What a table of leads may show beside name and number. */
export const listColumns = {
  came: "Came",
  status: "Status",
  who: "Who has it",
  /** The project, else what the form was for. */
  about: "About",
  followUp: "Follow-up",
  source: "Source",
  campaign: "Campaign",
  kind: "Kind",
  city: "City",
  language: "Language",
  contacted: "Last contact",
  note: "Last note",
  reference: "Reference",
} as const;
export type ListColumn = keyof typeof listColumns;
const columnNames = Object.keys(listColumns) as ListColumn[];

export const usualColumns: readonly ListColumn[] = ["came", "status", "who", "about", "followUp"];

const layouts = ["table", "cards"] as const;

/** How an account looks at its lists of leads on a wide screen. */
export type ListLook = { layout: (typeof layouts)[number]; columns: readonly ListColumn[] };

/** As it is kept, in the order of the table; what this version does not know counts as not said. */
export const listLookSchema = z
  .object({
    layout: z.enum(layouts).catch("table"),
    columns: z
      .array(z.unknown())
      .transform((kept) => columnNames.filter((name) => kept.includes(name)))
      .catch([...usualColumns]),
  })
  .catch({ layout: "table", columns: [...usualColumns] });

/** What a form about it sets; `columns: null`: as everybody. */
export type LookChange = Partial<Pick<ListLook, "layout">> & { columns?: readonly ListColumn[] | null };

/** What such a form sends: a layout, or the columns that are ticked. */
export const lookChangeSchema = z.record(z.string(), z.string()).transform((sent, context): LookChange => {
  if (sent.do === "usual") return { columns: null };
  if (sent.do === "columns") return { columns: columnNames.filter((name) => columnName(name) in sent) };
  const layout = layouts.find((one) => one === sent.layout);
  if (layout) return { layout };
  context.addIssue({ code: "custom", message: "Please choose a table or cards." });
  return z.NEVER;
});
