import type { LngLatBoundsLike, Map as LibreMap, Marker, StyleSpecification } from "maplibre-gl";
import { drawnMapWords } from "@/content/drawn-map-words";
import type { Bounds, Ring } from "@/lib/projects/project/map-bounds";
import type { Point } from "@/lib/projects/map/drawn-area";
import { metroTracks } from "@/lib/projects/map/map-ground";
import type { MapMark } from "@/lib/projects/map/map-marks";
import { mapNames } from "@/lib/projects/map/map-names";
import type { Position } from "@/lib/projects/map/map-projection";
import type { MapPlace } from "@/lib/projects/search/map-schema";
import { boundsOfCluster, clusterMarks, type MarkCluster } from "@/lib/projects/map/map-clusters";
import "maplibre-gl/dist/maplibre-gl.css";
import { t } from "@/lib/base/language";

const workerUrl = new URL("maplibre-gl/dist/maplibre-gl-csp-worker.js", import.meta.url).href;

/** The build whose worker is a file of its own: the usual one makes it of text, which our policy refuses. It has no types. */
type CspBuild = { default: typeof import("maplibre-gl") };

/** The squares or the style of the setting MAP_TILES, and whose they are. */
export type Tiles = { kind: "raster" | "style"; address: string; attribution: string };

export type EngineOptions = {
  /** An empty box, which the map fills. */
  box: HTMLElement;
  tiles: Tiles | null;
  area: Bounds;
  /** The visitor has moved the map: what he sees now. */
  onMove: (area: Bounds) => void;
  onChoose: (cluster: MarkCluster, button: HTMLButtonElement) => void;
};

/** The layer of a drawn area, and its source. */
const drawn = "drawn";

export type MapEngine = Awaited<ReturnType<typeof openMapEngine>>;

/** What lies below tiles, until they come. */
const paper: StyleSpecification = {
  version: 8,
  sources: {},
  layers: [{ id: "paper", type: "background", paint: { "background-color": "#faf8f4" } }],
};

/** A map without tiles needs nothing of the network: the lines of the metro with a bead for each station, and our own marks. */
const ground: StyleSpecification = {
  ...paper,
  sources: {
    metro: {
      type: "geojson",
      data: {
        type: "FeatureCollection",
        features: metroTracks.map(({ colour, stations }) => ({
          type: "Feature",
          properties: { colour },
          geometry: {
            type: "LineString",
            coordinates: stations.map(({ longitude, latitude }) => [longitude, latitude]),
          },
        })),
      },
    },
  },
  layers: [
    ...paper.layers,
    {
      ...{
        id: "lines",
        type: "line",
        source: "metro",
        layout: { "line-cap": "round", "line-join": "round" },
      },
      paint: { "line-color": ["get", "colour"], "line-width": 5 },
    },
    {
      ...{ id: "stations", type: "circle", source: "metro" },
      paint: { "circle-color": "#fff", "circle-radius": 1.5 },
    },
  ],
};

/** Opens MapLibre in a box. Rejects when its code can't be loaded or the browser has no WebGL. */
export async function openMapEngine({ box, tiles, area, onMove, onChoose }: EngineOptions) {
  const { default: maplibre } = (await import("maplibre-gl/dist/maplibre-gl-csp.js")) as CspBuild;
  maplibre.setWorkerUrl(workerUrl);
  const map = new maplibre.Map({
    container: box,
    style: styleOf(tiles),
    bounds: toCorners(area),
    fitBoundsOptions: { padding: roomIn(box) },
    attributionControl: tiles ? { customAttribution: escape(tiles.attribution), compact: false } : false,
    // One finger scrolls the page, as everywhere; the map says so to whoever tries.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxZoom: 17,
    minZoom: 2,
    locale: Object.fromEntries(
      Object.entries(drawnMapWords.controls).map(([name, words]) => [name, t(words)]),
    ),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new maplibre.NavigationControl({ showCompass: false }), "top-right");
  map.addControl(new maplibre.ScaleControl({ unit: "metric" }), "bottom-left");
  map.getCanvas().setAttribute("aria-label", t(drawnMapWords.canvas));
  map.on("moveend", (event) => {
    if ("originalEvent" in event && event.originalEvent) onMove(seenOf(map));
  });
  // Squares that don't come leave paper, on which our own marks stand as before.
  map.on("error", ({ error }) => console.warn(error));

  const markers = new Map<string, Marker>();
  let shown: readonly MapMark[] = [];
  let named: readonly MapPlace[] = [];
  let names: Marker[] = [];
  const choose = (cluster: MarkCluster, button: HTMLButtonElement, event: Event) => {
    const apart = boundsOfCluster(cluster);
    const isClose = map.getZoom() >= map.getMaxZoom() - 0.5;
    if (apart && !isClose)
      map.fitBounds(toCorners(apart), { padding: roomIn(box) }, { originalEvent: event });
    else onChoose(cluster, button);
  };
  /** A mark that stays keeps the focus. */
  const draw = () => {
    const clusters = clusterMarks(shown, ({ longitude, latitude }) => map.project([longitude, latitude]));
    for (const [key, marker] of markers) {
      if (clusters.some((cluster) => cluster.key === key)) continue;
      marker.remove();
      markers.delete(key);
    }
    for (const cluster of clusters) {
      const [first, second] = cluster.marks;
      if (!first || markers.has(cluster.key)) continue;
      const element = clusterElement(cluster, choose);
      const anchor = first.kind === "exact" && !second ? "bottom" : "center";
      const marker = new maplibre.Marker({ element, anchor }).setLngLat([first.longitude, first.latitude]);
      markers.set(cluster.key, marker.addTo(map));
    }
    drawNames(clusters.flatMap(({ marks: [first] }) => first ?? []));
  };
  /** Tiles have the names already. */
  const drawNames = (stood: readonly MapMark[]) => {
    for (const name of names) name.remove();
    const at = ({ longitude, latitude }: MapMark | MapPlace) => map.project([longitude, latitude]);
    const letter = 0.45 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    const seen = tiles
      ? []
      : named.filter(({ longitude, latitude }) => map.getBounds().contains([longitude, latitude]));
    names = mapNames(seen, stood.map(at), at, letter).map(({ place, down }) =>
      new maplibre.Marker({ element: nameElement(t(place.name)), offset: [0, down] })
        .setLngLat([place.longitude, place.latitude])
        .addTo(map),
    );
  };
  map.on("moveend", draw);
  map.on("resize", draw);
  const isLoaded = map.once("load");
  return {
    /** Shows these marks and no others, and says the names of these places, the biggest first, where there is room. */
    show(marks: readonly MapMark[], places: readonly MapPlace[]): void {
      shown = marks;
      named = marks.some(({ kind }) => kind === "place") ? [] : places;
      draw();
    },
    /** Draws the outline of an area, or takes it away. */
    async outline(ring: Ring | null): Promise<void> {
      await isLoaded;
      if (map.getLayer(drawn)) map.removeLayer(drawn);
      if (map.getSource(drawn)) map.removeSource(drawn);
      if (!ring) return;
      const corners = [...ring, ...ring.slice(0, 1)].map(({ longitude, latitude }) => [longitude, latitude]);
      const geometry = { type: "LineString" as const, coordinates: corners };
      map.addSource(drawn, { type: "geojson", data: { type: "Feature", properties: {}, geometry } });
      map.addLayer({
        ...{ id: drawn, type: "line", source: drawn, layout: { "line-join": "round" } },
        paint: { "line-color": "#1a1a1f", "line-width": 3 },
      });
    },
    /** What lies at a point of the box. */
    spotAt({ x, y }: Point): Position {
      const { lat, lng } = map.unproject([x, y]);
      return { latitude: lat, longitude: lng };
    },
    look: (at: Bounds) => void map.fitBounds(toCorners(at), { padding: roomIn(box), duration: 300 }),
    end: () => map.remove(),
  };
}

function styleOf(tiles: Tiles | null): StyleSpecification | string {
  if (!tiles) return ground;
  const address = new URL(tiles.address, window.location.href).href.replace(/%7B([zxy])%7D/gi, "{$1}");
  if (tiles.kind === "style") return address;
  return {
    ...paper,
    sources: { squares: { type: "raster", tiles: [address], tileSize: 256 } },
    layers: [...paper.layers, { id: "squares", type: "raster", source: "squares" }],
  };
}

/** Marks at the edge keep their words. */
function roomIn(box: HTMLElement): number {
  return Math.min(64, Math.round(box.clientWidth / 6));
}

function seenOf(map: LibreMap): Bounds {
  const seen = map.getBounds();
  return {
    south: Math.max(seen.getSouth(), -90),
    west: Math.max(seen.getWest(), -180),
    north: Math.min(seen.getNorth(), 90),
    east: Math.min(seen.getEast(), 180),
  };
}

function toCorners({ south, west, north, east }: Bounds): LngLatBoundsLike {
  return [west, south, east, north];
}

/** MapLibre takes the words for markup. */
function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** One or several marks as a button on the live map: for the keyboard too, and with words that a screen reader says. */
function clusterElement(
  cluster: MarkCluster,
  choose: (cluster: MarkCluster, button: HTMLButtonElement, event: Event) => void,
): HTMLButtonElement {
  const [first, second] = cluster.marks;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "map-mark";
  button.dataset.kind = second ? "several" : first?.kind;
  button.dataset.of = cluster.marks.flatMap(({ links }) => links.map(({ href }) => href)).join(" ");
  button.textContent = cluster.words;
  button.title = cluster.name;
  button.setAttribute("aria-label", cluster.name);
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    choose(cluster, button, event);
  });
  return button;
}

/** The name of a place, for the eye: the list below the map says the same. */
function nameElement(name: string): HTMLSpanElement {
  const element = document.createElement("span");
  element.className = "map-name";
  element.setAttribute("aria-hidden", "true");
  element.textContent = name;
  return element;
}
