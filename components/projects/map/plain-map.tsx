import type { CSSProperties, ReactNode } from "react";
import { formatNumber } from "@/lib/base/format";
import type { Spot } from "@/lib/projects/map/map-ground";
import type { MapPaper, PlainMap } from "@/lib/projects/map/plain-map";
import { t } from "@/lib/base/language";

type Props = { map: PlainMap };

/**
 * Places as dots, drawn by the server: no tiles, no script. Dots lie as close as the places do, so whoever uses a keyboard, a
 * screen reader or a large finger has the list beside it, which says and leads to the same.
 */
export function PlainMapDrawing({ map }: Props) {
  return (
    <MapSheet map={map}>
      {map.outline && (
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" className="pointer-events-none" aria-hidden="true">
          <polygon
            points={map.outline.map(({ x, y }) => `${x.toFixed(4)},${y.toFixed(4)}`).join(" ")}
            className="stroke-ink-900 fill-none"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <ul aria-hidden="true">
        {map.dots.map((dot, index) => (
          <li key={index}>
            <a
              href={dot.href}
              tabIndex={-1}
              className="map-dot"
              data-side={leftOnly(dot.label)}
              data-from={dot.label?.from}
              style={
                { ...placed(dot), "--r": `${dot.radius.toFixed(2)}rem` } as CSSProperties // a property of our own, which React's types don't know
              }
            >
              <span>{dot.words}</span>
            </a>
          </li>
        ))}
      </ul>
    </MapSheet>
  );
}

/** The kinds of marks that don't look as all others do. */
const looks: string[] = ["home", "metro", "place"];

/**
 * What lies under the dots (`children`): paper with its scale and north, the lines of the metro and what has a name there, for the
 * eye only.
 */
export function MapSheet({ map, children }: { map: MapPaper; children: ReactNode }) {
  return (
    <div className="map-paper" style={{ aspectRatio: `1 / ${map.ratio.toFixed(3)}` }}>
      <Paper {...map} />
      {map.marks.map(({ words, kind, label, ...spot }) => (
        <b
          key={words}
          aria-hidden="true"
          data-kind={looks.includes(kind) ? kind : undefined}
          data-side={leftOnly(label)}
          data-from={label.from}
          style={placed(spot)}
        >
          {words}
        </b>
      ))}
      {children}
      <p
        className="figures text-ink-600 bg-surface-warm absolute bottom-1.5 left-3 z-1 text-xs"
        style={{ width: percent(map.scale.part) }}
      >
        <span className="border-ink-600 block border border-t-0 pt-1" aria-hidden="true" />
        <span className="sr-only">{t("The bar is as long as ")}</span>
        {formatNumber(map.scale.km)}
        {t(" km")}
      </p>
    </div>
  );
}

/** The lines of the paper, one for each length of the scale bar, those of the metro with a bead for each station, and where north is. */
function Paper({ ratio, scale, lines }: Pick<MapPaper, "ratio" | "scale" | "lines">) {
  const height = Math.round(1_000 * ratio);
  const step = scale.part * 1_000;
  const across = Array.from({ length: Math.floor(1_000 / step) }, (_, index) =>
    Math.round(step * (index + 1)),
  );
  const at = ({ x, y }: Spot) => `${Math.round(1_000 * x)} ${Math.round(height * y)}`;
  const down = across.filter((at) => at < height);
  return (
    <svg viewBox={`0 0 1000 ${height}`} aria-hidden="true">
      <path
        d={[...across.map((x) => `M${x} 0V${height}`), ...down.map((y) => `M0 ${y}H1000`)].join("")}
        className="stroke-surface-line"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <marker id="station" overflow="visible">
        <circle r=".3" fill="#fff" />
      </marker>
      {lines.map(({ colour, runs }) => (
        <path key={colour} d={runs.map((run) => `M${run.map(at).join(" ")}`).join("")} stroke={colour} />
      ))}
      <g transform="translate(966 14)" className="fill-ink-600">
        <path d="M0 0 12 28 0 21-12 28z" />
        <text y="54" textAnchor="middle" fontSize="26">
          {t("N")}
        </text>
      </g>
    </svg>
  );
}

/** Where a spot is, in one style: as much of a map is such spots, and each is said twice, that is a twentieth of its document. */
export function placed({ x, y }: Spot): CSSProperties {
  return { inset: `${percent(y)} auto auto ${percent(x)}` };
}

/** Most names stand on the right, and don't say so. */
function leftOnly(label: MapPaper["marks"][number]["label"] | null): "left" | undefined {
  return label?.side === "left" ? "left" : undefined;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)}%`;
}
