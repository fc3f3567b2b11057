import { loadLater } from "@/components/ui/load-later";
import { here } from "@/lib/base/language";
import { leadHref } from "./lead-href";

const load = () => import("./lead-dialog").then(({ LeadDialog }) => LeadDialog);
export const loadAhead = () => void load().catch(() => null);

/** A form over the page; should its code not come, the form's own page. */
export const LateLeadDialog = loadLater(load, ({ onClose, ...form }) => {
  onClose();
  window.location.assign(here(leadHref(form)));
});
