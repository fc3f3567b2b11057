"use client";

import type { ReactNode, SyntheticEvent } from "react";
import { plainClick } from "@/components/ui/plain-click";
import type { FormProject } from "./hidden-fields";
import { LateLeadDialog, loadAhead } from "./late-lead-dialog";
import { useOpenings } from "./use-openings";

type Plan = NonNullable<FormProject["plan"]>;
type Props = {
  project: Omit<FormProject, "plan">;
  plans: readonly Plan[];
  children: ReactNode;
};

function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[aria-haspopup=dialog]") : null;
}

/**
 * Links inside lead to the page of a form about a floor plan (`enquirePath`); here they open it in a dialog instead, which is
 * loaded on hover or focus. One for all of a table's rows, which are rendered on the server.
 */
export function PlanEnquiries({ project, plans, children }: Props) {
  const { opening, asked, open, close } = useOpenings<Plan>();
  const ahead = (event: SyntheticEvent) => linkOf(event) && loadAhead();
  return (
    <div
      className="contents"
      onPointerOver={ahead}
      onFocus={ahead}
      onClick={(event) => {
        const link = linkOf(event);
        const at = link && new URL(link.href).searchParams.get("plan");
        const plan = plans.find((each) => String(each.at) === at);
        if (link && plan) plainClick(() => open(link, plan))(event);
      }}
    >
      {children}
      {asked && (
        <LateLeadDialog key={opening} form="enquiry" project={{ ...project, plan: asked }} onClose={close} />
      )}
    </div>
  );
}
