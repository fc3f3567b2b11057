import { callPath, imagePath, LineIcon } from "./line-icon";

const iconShapes = {
  alert: "M12 4 2.5 20h19zM12 10v4M12 17h.01",
  bank: "M4 10 12 4l8 6zM4 20h16M6 10v7M10 10v7M14 10v7M18 10v7M3 17h18",
  bed: "M3 18v-7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v7M3 15h18M6 9V6h12v3",
  calendar: "M5 5h14v15H5zM5 10h14M9 3v4M15 3v4",
  call: callPath,
  chart: "M4 20h16M7 20v-6M12 20V9M17 20V5",
  check: "m5 12 5 5 9-10",
  chevronDown: "m6 9 6 6 6-6",
  chevronLeft: "m15 6-6 6 6 6",
  chevronRight: "m9 6 6 6-6 6",
  close: "M6 6l12 12M18 6 6 18",
  document: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  download: "M12 4v11m0 0-4-4m4 4 4-4M5 20h14",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  file: "M6 3h8l5 5v13H6zM14 3v5h5M9.5 13h6M9.5 17h6",
  first: "m18 6-6 6 6 6M7 6v12",
  key: "M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11.2 12.3 19.5 4M16 7.5l3 3M13 10.5l2 2",
  last: "m6 6 6 6-6 6M17 6v12",
  filter: "M4 6h16M7 12h10M10 18h4",
  fitWidth: "M4 5v14M20 5v14M8 12h8m-6-3-3 3 3 3m4-6 3 3-3 3",
  heart: "M12 20s-8-4.7-8-10.5a4.5 4.5 0 0 1 8-2.8 4.5 4.5 0 0 1 8 2.8C20 15.3 12 20 12 20z",
  home: "M4 11 12 4l8 7v9h-5v-6H9v6H4z",
  image: imagePath,
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  more: "M12 6h.01M12 12h.01M12 18h.01",
  pause: "M9 6v12M15 6v12",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.5 3-6 6.5-6s6.5 2.5 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6M18.5 14.5c2 .9 3 2.8 3 5.5",
  pin: "M12 21s7-6.2 7-11a7 7 0 1 0-14 0c0 4.8 7 11 7 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  play: "M8 5v14l11-7z",
  plus: "M5 12h14M12 5v14",
  quote: "M10 7c-3 1-5 3.5-5 7v3h5v-5H7c0-1.5 1-3 3-3.5zM19 7c-3 1-5 3.5-5 7v3h5v-5h-3c0-1.5 1-3 3-3.5z",
  ruler: "M4 15 15 4l5 5L9 20zM8 11l2 2M11 8l2 2M14 5l2 2",
  scales: "M12 4v16M8 20h8M5 7h14M5 7l-3 7a3 3 0 0 0 6 0zM19 7l-3 7a3 3 0 0 0 6 0z",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5",
  share: "M12 15V4m0 0L8 8m4-4 4 4M6 12v8h12v-8",
  shield: "M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM9 12l2 2 4-4",
  sparkle: "M11 3l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM19 3v4M17 5h4M19 17v4M17 19h4",
  steps: "M3 20h5v-5h5v-5h5V5h3",
  wallet: "M4 7h14a2 2 0 0 1 2 2v9H6a2 2 0 0 1-2-2zM4 7l11-3v3M16 13h.01",
  whatsapp: "M4 20l1.3-4A8 8 0 1 1 8 18.7zM9 9c0 3 3 6 6 6l1-2-2-1-1 1c-1-.5-2-1.5-2.5-2.5l1-1-1-2z",
} as const;

export type IconName = keyof typeof iconShapes;

/** A line icon, 24 × 24, in the colour of the text. Decoration: its button or link carries the name. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return <LineIcon path={iconShapes[name]} className={className} />;
}
