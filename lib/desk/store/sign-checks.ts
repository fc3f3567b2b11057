import "server-only";
import type { PreparedProject } from "@/lib/catalogue/check/prepare-record";
import { outdatedLines, saysSame } from "@/lib/catalogue/check/rera-merge";
import type { StoredProject } from "@/lib/catalogue/check/write-form";
import { fieldLabel } from "@/lib/desk/forms/project-fields";

/**
 * A project of a form with whoever saves it for what it says anew of the register; a line that is as it was keeps who looked.
 * `outdated`: a sentence for each line that was compared with another number, builder or date, and so goes.
 */
export function signChecks(
  project: PreparedProject,
  stored: StoredProject | undefined,
  who: string,
): { project: PreparedProject; outdated: string[] } {
  const known = stored?.reraChecks ?? [];
  const reraChecks = project.reraChecks?.map((check) => {
    if (check.standing === "not checked") return check;
    const was = known.find(({ line }) => line === check.line);
    return { ...check, checked_by: was && saysSame(was, check) ? was.checked_by : who };
  });
  const signed = { ...project, ...(reraChecks && { reraChecks }) };
  const lines = stored ? outdatedLines(signed, { ...stored, reraChecks: known }) : [];
  const outdated = lines.map(
    (line) =>
      `${fieldLabel(`reraCheck.${line}`)} was compared with what the project said before: it is not checked now. Please look it up again.`,
  );
  return { project: signed, outdated };
}
