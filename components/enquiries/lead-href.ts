import { enquirePath } from "@/lib/base/enquire-path";
import type { LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import type { FormProject } from "./hidden-fields";

/** The page of a form, which a dialog opens in place of. */
export const leadHref = ({ form, project }: { form: LeadFormId; project?: FormProject }) =>
  enquirePath({ form, project: project?.id, isPlot: project?.isPlot, plan: project?.plan?.at });
