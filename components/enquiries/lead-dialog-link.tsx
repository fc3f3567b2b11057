"use client";

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { plainClick } from "@/components/ui/plain-click";
import type { LeadFormId } from "@/lib/enquiries/forms/lead-forms";
import { enquirePath } from "@/lib/base/paths";
import type { FormProject } from "./hidden-fields";
import type { LeadDialogProps } from "./lead-dialog";

type Props = {
  form: LeadFormId;
  project?: FormProject;
  /** The address that opens in a new tab once the lead was received. */
  opens?: string;
  className?: string;
  children: ReactNode;
};

const load = () => import("./lead-dialog").then(({ LeadDialog }) => LeadDialog);
const loadAhead = () => void load().catch(() => null);

/** A link to a form's own page that opens the form in a dialog instead. The dialog is loaded on hover or focus. */
export function LeadDialogLink({ form, project, opens, className, children }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<LeadDialogProps> | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const href = enquirePath({ form, project: project?.id, isPlot: project?.isPlot });

  function open(): void {
    load().then(
      (loaded) => setDialog(() => loaded),
      () => window.location.assign(href),
    );
  }

  // The dialog's code was loaded after the press, so it does not know which element had the focus before.
  const isOpen = Dialog !== null;
  useEffect(() => {
    if (!isOpen) return;
    const opener = link.current;
    return () => opener?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <>
      <a
        ref={link}
        href={href}
        rel="nofollow"
        aria-haspopup="dialog"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={(event) => plainClick(open)(event)}
        className={className}
      >
        {children}
      </a>
      {Dialog && <Dialog form={form} project={project} opens={opens} onClose={() => setDialog(null)} />}
    </>
  );
}
