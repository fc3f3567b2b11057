"use client";

import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { loadLater } from "@/components/ui/load-later";
import { t } from "@/lib/base/language";
import type { MapPosition } from "@/lib/projects/project/map-link";

const MetroFields = loadLater(() => import("./metro-fields").then((module) => module.MetroFields));

/** Opens the choice of another station, day and hour, whose code and timetable are loaded then. */
export function MetroPicker({ door }: { door: MapPosition }) {
  const [isOpened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before this code ran.
  useEffect(() => {
    if (details.current?.open) setOpened(true);
  }, []);
  return (
    <details
      ref={details}
      className="js-only mt-2 print:hidden"
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className="text-brand-600 min-h-touch flex items-center font-bold">
        {t("Another station, day or hour")}
        <Icon name="chevronDown" className="ml-1 size-5" />
      </summary>
      {isOpened && <MetroFields door={door} />}
    </details>
  );
}
