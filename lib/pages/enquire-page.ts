import "server-only";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import type { AskedProject } from "@/lib/enquiries/forms/asked-project";
import { leadFormIds, type LeadFormId } from "@/lib/enquiries/forms/lead-forms";

type Search = Record<string, string | string[] | undefined>;

export function parseLeadForm(text: string | string[] | undefined): LeadFormId | null {
  return leadFormIds.find((id) => id === text) ?? null;
}

/** Never rejects: the form is shown even if its project can't be read. */
export async function readAskedProject({ project: id, type }: Search): Promise<AskedProject> {
  if (typeof id !== "string" || id === "") return { kind: "none" };
  const isPlot = type === "plot";
  const read = await readOptional("project of a form", { project: null }, async () => ({
    project: await backend().getProject(id, isPlot ? "plot" : "property"),
  }));
  if (!read) return { kind: "unread", id, isPlot };
  return read.project ? { kind: "known", project: read.project } : { kind: "gone" };
}
