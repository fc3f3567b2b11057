import { priceRangeOf, statusLabelOf, possessionOf, configurationsOf, type Fact } from "./project-facts";
import type { Project } from "./project-schema";
import { t } from "@/lib/base/language";

/** Whether it is no longer sold, and its page still there. */
export function isWithdrawn({ isActive, history }: Pick<Project, "isActive" | "history">): boolean {
  return !isActive && history != null;
}

/** What is said of a project that is no longer sold, and what is not known. `lastDay` in words. */
export function withdrawnWords(lastDay: string | null): string {
  const left = lastDay
    ? t("We took it off our list on {day}.", { day: lastDay })
    : t("It is no longer on our list.");
  return `${left} ${t("Our records do not say whether it is sold out, or the builder sells it without us.")}`;
}

/** The facts as they were on its last day; what was not known then is left out. */
export function lastFactsOf(project: Project): Fact[] {
  const facts: [string, string | null | undefined][] = [
    ["Last price with us", priceRangeOf(project)],
    ["Configurations", configurationsOf(project)],
    ["Status then", statusLabelOf(project)],
    ["Possession then", possessionOf(project)],
    ["RERA ID", project.reraId],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
