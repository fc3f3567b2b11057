import type { ReraLine } from "@/lib/projects/project/rera-check-schema";
import type { RecordedChange } from "./recorded-change";

/** A project as its page at the desk shows it. `fields`: those of its form. */
export type ProjectWork = {
  id: number;
  name: string;
  slug: string;
  isPlot: boolean;
  isActive: boolean;
  /** Off the site, and its page says that it is no longer sold. */
  isWithdrawn: boolean;
  /** Changes with its content: who sends another has not seen this. */
  version: string;
  fields: Readonly<Record<string, string>>;
  /** Who looked a line up in the register. */
  reraCheckers: Partial<Record<ReraLine, string>>;
  doubts: string[];
  /** How much of what a record can say this one says, in per cent, and by their ids the questions that it leaves open. */
  completeness: { percent: number; missing: string[] };
  checkedAt: string;
  checkedBy: string | null;
  changes: RecordedChange[];
};
