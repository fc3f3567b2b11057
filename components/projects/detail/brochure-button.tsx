import { LeadDialogLink } from "@/components/enquiries/lead-dialog-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import type { Project } from "@/lib/projects/project/project-schema";
import { brochurePath } from "@/lib/base/paths";
import { t } from "@/lib/base/language";

type Props = { project: Pick<Project, "id" | "name" | "isPlot">; brochure: string };

/** Asks for the visitor's details, then opens the brochure in the viewer. `brochure` comes from `brochureOf`. */
export function BrochureButton({ project: { id, name, isPlot }, brochure }: Props) {
  return (
    <LeadDialogLink
      form="brochure"
      project={{ id, name, isPlot }}
      opens={brochurePath(brochure, name)}
      className={buttonStyle("outline", "max-sm:w-full")}
    >
      <Icon name="download" />
      {t("Download Brochure")}
      <span className="sr-only">{t(" of {name} (PDF)", { name })}</span>
    </LeadDialogLink>
  );
}
