import { CallbackForm } from "./callback-form";
import { stillParts, type LeadFormProps } from "./lead-form";

/** The form on the page of a project. It is the same on each, so the browser keeps it as code. */
export function ProjectForm({
  labelledBy,
  ...asked
}: Pick<LeadFormProps, "project" | "page" | "labelledBy">) {
  return <CallbackForm {...stillParts({ form: "callback", ...asked })} labelledBy={labelledBy} />;
}
