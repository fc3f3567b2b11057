"use client";

import type { ReactNode, SyntheticEvent } from "react";
import { plainClick } from "@/components/ui/plain-click";
import type { FormProject } from "./hidden-fields";
import { LateLeadDialog, loadAhead, useOpenings } from "./late-lead-dialog";

type Plan = NonNullable<FormProject["plan"]>;
type Props = {
  project: Omit<FormProject, "plan">;
  /** The rows inside, table by table. Area is sqft, price rupees; as columns, because there may be forty rows. */
  tables: readonly {
    bhkType: string | null;
    areas: readonly (number | null)[];
    prices: readonly (number | null)[];
  }[];
  children: ReactNode;
};

/** One to a row, with the plan's place among those of the project. */
const planLink = "a[aria-haspopup=dialog]";

function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(planLink) : null;
}

/**
 * Links inside lead to the page of a form about a floor plan (`enquirePath`); here they open it in a dialog instead, which is
 * loaded on hover or focus. One for the rows of all tables, which are rendered on the server.
 */
export function PlanEnquiries({ project, tables, children }: Props) {
  const { opening, asked, open, close } = useOpenings<Plan>();
  const ahead = (event: SyntheticEvent) => linkOf(event) && loadAhead();
  return (
    <div
      className="contents"
      onPointerOver={ahead}
      onFocus={ahead}
      onClick={(event) => {
        const link = linkOf(event);
        if (!link) return;
        const plans = tables.flatMap(({ bhkType, areas, prices }) =>
          areas.map((area, row) => ({ bhkType, area, price: prices[row] ?? null })),
        );
        const plan = plans[[...event.currentTarget.querySelectorAll(planLink)].indexOf(link)];
        const at = Number(new URL(link.href).searchParams.get("plan"));
        if (plan) plainClick(() => open(link, { ...plan, at }))(event);
      }}
    >
      {children}
      {asked && (
        <LateLeadDialog key={opening} form="enquiry" project={{ ...project, plan: asked }} onClose={close} />
      )}
    </div>
  );
}
