import { useEffect, useEffectEvent, useRef, useState } from "react";
import { writeRing, type Bounds } from "@/lib/projects/project/map-bounds";
import type { MarkCluster } from "@/lib/projects/map/map-clusters";
import { isOfPlaces } from "@/lib/projects/map/map-facts";
import { mapMarks } from "@/lib/projects/map/map-marks";
import { boundsAround, type Position } from "@/lib/projects/map/map-projection";
import type { MapAnswer } from "@/lib/projects/search/map-schema";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format";
import { drawnMapWords } from "@/content/drawn-map-words";
import { t } from "@/lib/base/language";
import { DrawArea } from "./draw-area";
import { openMapEngine, type MapEngine, type Tiles } from "./map-engine";

type Props = {
  answer: MapAnswer;
  /** What is looked at; `null`: all that is drawn. */
  area: Bounds | null;
  tiles: Tiles | null;
  hrefOf: (place: string) => string;
  move: (area: Bounds) => void;
  draw: (ring: readonly Position[]) => void;
  /** There is no WebGL, or its code didn't come. */
  giveUp: () => void;
};

/** So long nobody has moved on: then the list follows. */
const pauseMs = 350;

/** The map that can be moved. Its code comes with the tap that opens it. */
export function LiveMap({ area, ...props }: Props) {
  const { answer } = props;
  const around = area ?? boundsAround(isOfPlaces(answer) ? answer.places : answer.pins);
  return around && <MapOf {...props} area={around} />;
}

function MapOf({ answer, area, tiles, hrefOf, move, draw, giveUp }: Props & { area: Bounds }) {
  const box = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [chosen, setChosen] = useState<{ cluster: MarkCluster; button: HTMLButtonElement } | null>(null);
  /** What the visitor moved it to himself, which it need not be moved to. */
  const seen = useRef<Bounds | null>(null);
  const timer = useRef<number>(undefined);

  const onMove = useEffectEvent((to: Bounds) => {
    seen.current = to;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => move(to), pauseMs);
  });
  const begin = useEffectEvent(() =>
    openMapEngine({
      box: box.current ?? document.body,
      tiles,
      area,
      onMove: (to) => onMove(to),
      onChoose: (cluster, button) => setChosen({ cluster, button }),
    }),
  );
  const lost = useEffectEvent((error: unknown) => {
    console.warn(error);
    giveUp();
  });

  useEffect(() => {
    let isOver = false;
    let opened: MapEngine | null = null;
    begin().then(
      (engine) => {
        opened = engine;
        if (isOver) engine.end();
        else setEngine(engine);
      },
      (error: unknown) => isOver || lost(error),
    );
    return () => {
      isOver = true;
      window.clearTimeout(timer.current);
      opened?.end();
    };
  }, []);

  const show = useEffectEvent((on: MapEngine) => on.show(mapMarks(answer, { hrefOf }), answer.places));
  useEffect(() => {
    if (engine) show(engine);
  }, [engine, answer]);

  const { south, west, north, east } = area;
  useEffect(() => {
    if (!engine) return;
    const isSeen = seen.current && isSame(seen.current, { south, west, north, east });
    if (!isSeen) engine.look({ south, west, north, east });
    seen.current = { south, west, north, east };
  }, [engine, south, west, north, east]);

  // The effect depends on the text of the ring, so that it does not draw an equal one again.
  const ring = area.ring ? writeRing(area.ring) : null;
  const outline = useEffectEvent((on: MapEngine) => on.outline(area.ring ?? null));
  useEffect(() => {
    if (engine) outline(engine).catch(console.warn);
  }, [engine, ring]);

  const close = () => {
    chosen?.button.focus();
    setChosen(null);
  };
  return (
    <div className="map-live border-surface-line rounded-card relative overflow-hidden border">
      <div ref={box} className="h-full w-full" />
      {engine && isDrawing && (
        <DrawArea
          done={(corners) => {
            setDrawing(false);
            draw(corners.map(engine.spotAt));
          }}
          cancel={() => setDrawing(false)}
        />
      )}
      {engine && (
        <button
          type="button"
          aria-pressed={isDrawing}
          onClick={() => {
            setChosen(null);
            setDrawing(!isDrawing);
          }}
          className={buttonStyle("outline", "absolute top-2 left-2 z-10 bg-white px-3")}
        >
          {t(isDrawing ? drawnMapWords.stopDrawing : drawnMapWords.draw)}
        </button>
      )}
      {chosen && <MarkCard cluster={chosen.cluster} close={close} />}
    </div>
  );
}

/** To a little more than an address says. */
function isSame(one: Bounds, other: Bounds): boolean {
  return (["south", "west", "north", "east"] as const).every(
    (side) => Math.abs(one[side] - other[side]) < 0.0002,
  );
}

/** What a mark stands for, over the lower edge of the map; Escape closes it as the cross does. */
function MarkCard({ cluster, close }: { cluster: MarkCluster; close: () => void }) {
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
