/* Apart from `paths.ts`: pages with a form load this much and no more. */

type LeadPage = {
  form: string;
  project?: number | string;
  isPlot?: boolean;
  /** The place of a floor plan among those of the project. */
  plan?: number;
};

/** The path of a form as a page, for visitors without JavaScript. */
export function enquirePath({ form, project, isPlot, plan }: LeadPage): string {
  const params = projectParams(project, isPlot);
  if (plan !== undefined) params.set("plan", String(plan));
  return `/enquire/${encodeURIComponent(form)}${params.size > 0 ? `?${params}` : ""}`;
}

/** The page after a form that was sent without JavaScript. The reference tells nothing about a person. */
export function thankYouPath({
  form,
  reference,
  project,
  isPlot,
  problem,
  visit,
}: Omit<LeadPage, "plan"> & {
  reference: string;
  problem?: string;
  /** The times at which the home is to be seen. */
  visit?: string;
}): string {
  const params = new URLSearchParams({
    form,
    reference,
    ...(problem && { problem }),
    ...(visit && { visit }),
  });
  for (const [name, value] of projectParams(project, isPlot)) params.set(name, value);
  return `/thank-you?${params}`;
}

function projectParams(project: number | string | undefined, isPlot = false): URLSearchParams {
  if (project === undefined) return new URLSearchParams();
  return new URLSearchParams({ project: String(project), ...(isPlot && { type: "plot" }) });
}
