"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { loadLater } from "@/components/ui/load-later";
import { t } from "@/lib/base/language";
import type { MapPosition } from "@/lib/projects/project/map-link";

const MetroFields = loadLater(() => import("./metro-fields").then((module) => module.MetroFields));

/** Opens the choice of another station, day and hour, whose code and timetable are loaded then. */
export function MetroPicker({ door }: { door: MapPosition }) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details className="js-only mt-2 print:hidden" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary className="text-brand-600 min-h-touch flex items-center font-bold">
        {t("Another station, day or hour")}
        <Icon name="chevronDown" className="ml-1 size-5" />
      </summary>
      {isOpened && <MetroFields door={door} />}
    </details>
  );
}
