"use client";

import { useEffect, useRef, useState, type ReactNode } from "react";
import { plainClick } from "@/components/ui/plain-click";
import { here } from "@/lib/base/language";
import type { LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import type { FormProject } from "./hidden-fields";
import { LateLeadDialog, leadHref, loadAhead } from "./late-lead-dialog";

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
  const [isOpen, setOpen] = useState(false);
  /** Counts the openings: each is a new form, also while the last one's thanks are still on the screen. */
  const [opening, setOpening] = useState(0);
  const link = useRef<HTMLAnchorElement>(null);

  // The dialog's code was loaded after the press, so it does not know which element had the focus before.
  useEffect(() => {
    if (!isOpen) return;
    const opener = link.current;
    return () => opener?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <>
      <a
        ref={link}
        href={here(leadHref({ form, project }))}
        rel="nofollow"
        aria-haspopup="dialog"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={plainClick(() => {
          setOpen(true);
          setOpening((now) => now + 1);
        })}
        className={className}
      >
        {children}
      </a>
      {opening > 0 && (
        <LateLeadDialog
          key={opening}
          form={form}
          project={project}
          opens={opens}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
