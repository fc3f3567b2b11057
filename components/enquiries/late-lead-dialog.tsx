import { loadLater } from "@/components/ui/load-later";
import { here } from "@/lib/base/language";
import { enquirePath } from "@/lib/base/enquire-path";
import type { LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import type { FormProject } from "./hidden-fields";

const load = () => import("./lead-dialog").then(({ LeadDialog }) => LeadDialog);
export const loadAhead = () => void load().catch(() => null);

/** The page of a form, which a dialog opens in place of. */
export const leadHref = ({ form, project }: { form: LeadFormId; project?: FormProject }) =>
  enquirePath({ form, project: project?.id, isPlot: project?.isPlot, plan: project?.plan?.at });

/** A form over the page; should its code not come, the form's own page. */
export const LateLeadDialog = loadLater(load, ({ onClose, ...form }) => {
  onClose();
  window.location.assign(here(leadHref(form)));
});
