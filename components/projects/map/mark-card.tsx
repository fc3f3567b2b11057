import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format";
import { drawnMapWords } from "@/content/drawn-map-words";
import type { MarkCluster } from "@/lib/projects/map/map-clusters";
import { t } from "@/lib/base/language";

/** What a mark stands for, over the lower edge of the map; Escape closes it as the cross does. */
export function MarkCard({ cluster, close }: { cluster: MarkCluster; close: () => void }) {
  const links = cluster.marks.flatMap((mark) => mark.links);
  const notes = new Set(cluster.marks.flatMap(({ note }) => note ?? []));
  const metro = cluster.marks.length === 1 && cluster.marks[0]?.metro;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.querySelector("a")?.focus({ preventScroll: true }), [cluster]);
  return (
    <div
      ref={card}
      role="group"
      aria-label={cluster.name}
      onKeyDown={({ key }) => key === "Escape" && close()}
      className="rounded-card shadow-soft absolute inset-x-2 bottom-2 z-10 max-h-[70%] overflow-y-auto bg-white p-3 pr-12 sm:right-auto sm:max-w-sm"
    >
      <button
        type="button"
        onClick={close}
        aria-label={t(drawnMapWords.closeCard)}
        className="size-touch absolute top-0 right-0 grid place-items-center"
      >
        <Icon name="close" />
      </button>
      {links.length > 1 && <p className="figures font-bold">{formatCount(links.length, "project")}</p>}
      <ul className="figures">
        {links.map(({ href, label, detail }) => (
          <li key={href}>
            <a href={href} className="min-h-touch inline-flex flex-wrap items-center gap-x-2 py-1">
              <span className="text-brand-600 font-bold underline underline-offset-4">{label}</span>
              {detail}
            </a>
          </li>
        ))}
      </ul>
      {metro && <p className="text-ink-600 text-sm">{metro}</p>}
      {[...notes].map((note) => (
        <p key={note} className="text-ink-600 text-sm">
          {note}
        </p>
      ))}
    </div>
  );
}
