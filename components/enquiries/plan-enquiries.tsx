"use client";

import { useEffect, useState, type ReactNode, type SyntheticEvent } from "react";
import { plainClick } from "@/components/ui/plain-click";
import type { FormProject } from "./hidden-fields";
import { LateLeadDialog, loadAhead } from "./late-lead-dialog";

type Props = {
  project: Omit<FormProject, "plan">;
  plans: readonly NonNullable<FormProject["plan"]>[];
  children: ReactNode;
};

function linkOf({ target }: SyntheticEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-plan]") : null;
}

/**
 * Links inside with `data-plan` lead to the page of a form; here they open it in a dialog instead, which is loaded on
 * hover or focus. One for all of a table's rows, which are rendered on the server.
 */
export function PlanEnquiries({ project, plans, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  /** Each opening is a new form, also while the last one's thanks are still on the screen. */
  const [opening, setOpening] = useState({ count: 0, link: null as HTMLElement | null });
  const { count, link } = opening;
  const plan = plans.find(({ at }) => String(at) === link?.dataset.plan);

  // The dialog's code was loaded after the press, so it does not know which element had the focus before.
  useEffect(() => {
    if (isOpen) return () => link?.focus({ preventScroll: true });
  }, [isOpen, link]);

  const ahead = (event: SyntheticEvent) => linkOf(event) && loadAhead();
  return (
    <div
      className="contents"
      onPointerOver={ahead}
      onFocus={ahead}
      onClick={(event) => {
        const pressed = linkOf(event);
        if (!pressed) return;
        plainClick(() => {
          setOpen(true);
          setOpening({ count: count + 1, link: pressed });
        })(event);
      }}
    >
      {children}
      {plan && (
        <LateLeadDialog
          key={count}
          form="enquiry"
          project={{ ...project, plan }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
