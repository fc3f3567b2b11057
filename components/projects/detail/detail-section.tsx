import type { ReactNode } from "react";
import { Still } from "@/components/ui/still";
import type { DetailSectionId } from "./detail-tabs";

type Props = { id: DetailSectionId; children: ReactNode };

/** A part of the page that a tab of the sticky bar scrolls to. All parts are shown, one below the other. */
export function DetailSection({ id, children }: Props) {
  return <section {...attributesOf(id)}>{children}</section>;
}

/** Such a part in which nothing but links is pressed. */
export function StillSection({ id, children }: Props) {
  return (
    <Still as="section" name={id} {...attributesOf(id)}>
      {children}
    </Still>
  );
}

function attributesOf(id: DetailSectionId) {
  return {
    id,
    role: "tabpanel",
    "aria-labelledby": `tab-${id}`,
    // On paper without pictures of rooms, and without a calculator to fill in.
    className: id === "gallery" || id === "emi-calculator" ? "detail-section print-none" : "detail-section",
  };
}

/** A part without content: the specification's words for that in one quiet line, and no heading over nothing. */
export function EmptySection({ id, children }: Props) {
  return (
    <section
      id={id}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      className="border-surface-line text-ink-600 border-b py-4 text-sm last:border-b-0"
    >
      {children}
    </section>
  );
}

export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="section-heading">
      {children}
    </h2>
  );
}
