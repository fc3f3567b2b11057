import { Icon } from "@/components/ui/icon";
import { formatNumber } from "@/lib/base/format";
import type { PlaceChoice } from "@/lib/places/place-schema";
import { t } from "@/lib/base/language";

type Props = { id: string; place: PlaceChoice; isActive: boolean; isChosen: boolean; choose: () => void };

export function PlaceOption({ id, place, isActive, isChosen, choose }: Props) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      // Keeps the focus in the box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
      className={`min-h-touch rounded-control hover:bg-surface-warm flex cursor-pointer items-center gap-2 px-2 text-base ${isActive ? "bg-brand-50 outline-brand-600 outline-2 -outline-offset-2" : ""} ${isChosen ? "text-brand-600 font-bold" : ""}`}
    >
      <Icon name="check" className={`size-5 shrink-0 ${isChosen ? "" : "invisible"}`} />
      <span className="min-w-0 grow break-words">
        {place.kind === "city" ? t("All of {place}", { place: t(place.name) }) : t(place.name)}
      </span>
      <span className="figures text-ink-600 text-sm font-normal">{formatNumber(place.projects)}</span>
    </div>
  );
}
