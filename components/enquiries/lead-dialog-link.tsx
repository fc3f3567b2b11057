"use client";

import type { ReactNode } from "react";
import { plainClick } from "@/components/ui/plain-click";
import { here } from "@/lib/base/language";
import type { LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import type { FormProject } from "./hidden-fields";
import { LateLeadDialog, loadAhead, useOpenings } from "./late-lead-dialog";
import { leadHref } from "./lead-href";

type Props = {
  form: LeadFormId;
  project?: FormProject;
  /** The address that opens in a new tab once the lead was received. */
  opens?: string;
  className?: string;
  children: ReactNode;
};

/** A link to a form's own page that opens the form in a dialog instead. The dialog is loaded on hover or focus. */
export function LeadDialogLink({ form, project, opens, className, children }: Props) {
  const { opening, open, close } = useOpenings();
  return (
    <>
      <a
        href={here(leadHref({ form, project }))}
        rel="nofollow"
        aria-haspopup="dialog"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={(event) => {
          const link = event.currentTarget;
          plainClick(() => open(link, undefined))(event);
        }}
        className={className}
      >
        {children}
      </a>
      {opening > 0 && (
        <LateLeadDialog key={opening} form={form} project={project} opens={opens} onClose={close} />
      )}
    </>
  );
}
