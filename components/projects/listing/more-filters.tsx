"use client";

import { useEffect, useRef, useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { filterChips } from "@/lib/projects/listing/filter-chips";
import { noFilters } from "@/lib/projects/listing/project-filters";
import { MoreFields, type FieldsProps } from "./filter-fields";

/** The 'More Filters' popover. Its fields are always in the form, so that they are sent when JavaScript is off. */
export function MoreFilters(props: FieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { area, status, bathrooms, availability, builder } = props.filters;
  const set = filterChips({ ...noFilters, area, status, bathrooms, availability, builder }).length;

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
    };
  }, [isOpen]);

  return (
    <div ref={root} className="js-flow relative">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls="more-filters"
        onClick={() => setOpen(!isOpen)}
        className={buttonStyle("outline", "js-only w-full px-4 whitespace-nowrap")}
      >
        More Filters{set > 0 && ` (${set})`}
        <Icon name="chevronDown" className="size-4" />
      </button>
      <div
        id="more-filters"
        role="group"
        aria-label="More Filters"
        hidden={!isOpen}
        className="js-panel js-flow border-surface-line rounded-card shadow-soft md:absolute md:top-full md:right-0 md:mt-2 md:w-[34rem] md:border md:bg-white md:p-5"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <MoreFields {...props} />
        </div>
      </div>
    </div>
  );
}
