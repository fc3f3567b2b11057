import type { ReactNode, SyntheticEvent } from "react";
import { LateLeadDialog, loadAhead, useOpenings } from "@/components/enquiries/late-lead-dialog";
import { plainClick } from "@/components/ui/plain-click";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";

type Props = { className: string; projects: readonly ProjectSummary[]; children: ReactNode };

/** The card's link to the form for a callback (`project-card.tsx`). */
const linkIn = ({ target }: SyntheticEvent) => (target as Element).closest<HTMLElement>("a[aria-haspopup]");

/**
 * A list of cards, whose links to a form for a callback open it in a dialog instead: one listener for all of them, so that a
 * card needs no code for it.
 */
export function CallbackList({ className, projects, children }: Props) {
  const { opening, asked, open, close } = useOpenings<ProjectSummary>();
  const prepare = (event: SyntheticEvent) => linkIn(event) && loadAhead();
  return (
    <>
      <ul
        className={className}
        onPointerOver={prepare}
        onFocus={prepare}
        onClick={(event) => {
          const link = linkIn(event);
          const row = [...event.currentTarget.children].findIndex((child) => child.contains(link));
          const project = projects[row];
          if (link && project) plainClick(() => open(link, project))(event);
        }}
      >
        {children}
      </ul>
      {asked && (
        <LateLeadDialog
          key={opening}
          form="listing-callback"
          project={{ id: asked.id, name: asked.name, isPlot: asked.isPlot }}
          onClose={close}
        />
      )}
    </>
  );
}
