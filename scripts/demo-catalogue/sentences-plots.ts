import type { Status } from "@/lib/projects/project/filter-table.mjs";

export type PlotStory = {
  name: string;
  developer: string;
  place: string;
  locality: string;
  plots: string;
  acres: string;
  sizes: string;
  dimensions: string;
  facing: string;
  amenities: string;
  possession: string;
  launch: string;
  rera: string | null;
  priced: boolean;
};
type Sentence = (story: PlotStory) => string;

export const plotOpenings: readonly Sentence[] = [
  (p) => `${p.name} is a gated layout of ${p.plots} plots by ${p.developer} in ${p.place}.`,
  (p) => `${p.developer} has laid out ${p.name} on ${p.acres} acres in ${p.place}.`,
  (p) => `In ${p.place}, ${p.name} offers open plots for those who want to build a house of their own.`,
  (p) => `${p.name} is a plotted development in ${p.place} by ${p.developer}.`,
  (p) => `A plotted development of ${p.acres} acres, ${p.name} is in ${p.place}.`,
  (p) => `With ${p.name}, ${p.developer} offers ${p.plots} residential plots in ${p.place}.`,
  (p) => `${p.plots} plots on ${p.acres} acres make up ${p.name}, by ${p.developer} in ${p.place}.`,
  (p) => `${p.name} in ${p.place} is a layout of residential plots developed by ${p.developer}.`,
];

export const plotSizes: readonly Sentence[] = [
  (p) => `Plots measure ${p.sizes}; the smallest is ${p.dimensions}.`,
  (p) => `Sizes are ${p.sizes}, starting with plots of ${p.dimensions}.`,
  (p) => `A typical smaller plot is ${p.dimensions}, and the range is ${p.sizes}.`,
  (p) => `The ${p.plots} plots are of ${p.sizes}. The facing on offer is ${p.facing}.`,
  (p) => `Facing is ${p.facing}, and areas are ${p.sizes}.`,
  (p) => `Buyers can choose from plots of ${p.sizes}, the first of them ${p.dimensions}.`,
  (p) => `Plot areas of ${p.sizes} are marked on the layout plan, each with its number and facing.`,
  (p) => `From ${p.dimensions} upwards, the plots offer ${p.sizes}.`,
];

export const plotWorks: readonly Sentence[] = [
  () => "Every plot opens onto an internal road, and the corners are marked with stones.",
  () => "Water, drainage and electrical lines are planned along the internal roads.",
  () => "Avenue trees are planted along the main road of the layout.",
  () => "A central park and the clubhouse ground are kept free of plots on the plan.",
  () => "The layout has one entrance gate, with a compound wall around the site.",
  () => "Street lights and storm-water drains are part of the works.",
  () => "Internal roads are laid out in a grid, so that plots keep regular shapes.",
  () => "A house can be built to the owner's own design, within the rules of the local authority.",
];

export const plotComforts: readonly Sentence[] = [
  (p) => `Shared amenities include ${p.amenities}.`,
  (p) => `The layout also provides ${p.amenities}.`,
  (p) => `Owners share ${p.amenities}.`,
  (p) => `Besides the roads, owners have the use of ${p.amenities}.`,
  (p) => `Within the gates are ${p.amenities}.`,
  (p) => `The plan sets aside land and rooms for ${p.amenities}.`,
  (p) => `Common to all plots are ${p.amenities}.`,
  (p) => `The works include ${p.amenities}.`,
];

export const plotStatusSentences: Record<Status, readonly Sentence[]> = {
  "Ready to Move": [
    (p) => `The works are complete and plots have been handed over since ${p.possession}.`,
    (p) => `Plots are ready for registration; handover began in ${p.possession}.`,
    (p) => `Development finished in ${p.possession}, so building can start after registration.`,
    (p) => `Since ${p.possession} the plots have been available for building.`,
  ],
  "Under Construction": [
    (p) => `Roads and services are being laid, with handover planned for ${p.possession}.`,
    (p) => `Development is in progress and the plots are due in ${p.possession}.`,
    (p) =>
      `Launched in ${p.launch}, the layout is under development; handover is scheduled for ${p.possession}.`,
    (p) => `The works are under way, and the developer's date for handover is ${p.possession}.`,
  ],
  "New Launch": [
    (p) => `Bookings opened in ${p.launch}; handover is planned for ${p.possession}.`,
    (p) => `It is a new launch of ${p.launch}, due for handover in ${p.possession}.`,
    (p) => `Sales began in ${p.launch}, and the plots are to be handed over in ${p.possession}.`,
  ],
  "Launching Soon": [
    (p) => `The launch is planned for ${p.launch}; prices and sizes may change until then.`,
    (p) => `Bookings are not open yet. The developer expects to launch in ${p.launch}.`,
    (p) => `It is due to be launched in ${p.launch}, once its RERA registration is complete.`,
  ],
};

export const plotClosings: readonly Sentence[] = [
  () => "Check the title documents and the layout approval before booking.",
  () => "A site visit can be arranged through the enquiry form on this page.",
  () => "Corner plots and plots on wider roads are priced separately.",
  (p) =>
    p.priced
      ? "The price shown is for the smallest plot and excludes registration and development charges."
      : "The price is given on request and depends on the size and position of the plot.",
  () => "Pictures are an artist's impression; the layout plan gives the sizes.",
  (p) =>
    p.rera
      ? `The RERA number shown for this sample project is ${p.rera}.`
      : "A RERA number will be shown once it is issued.",
  (p) => `Request a callback to see the plots in ${p.locality} with our team.`,
  () => "Measurements are in square feet; nine square feet make one square yard.",
];
