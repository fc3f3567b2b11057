import type { Status } from "@/lib/projects/project/filter-table.mjs";

/** The facts that a project's sentences may use, all taken from its record, so that text and data agree. */
export type Story = {
  name: string;
  developer: string;
  place: string;
  locality: string;
  /** "apartments" or "villas". */
  noun: string;
  form: string;
  homes: string;
  acres: string;
  bhks: string;
  sizes: string;
  /** Three or four amenities with their articles, joined. */
  amenities: string;
  amenityCount: number;
  possession: string;
  launch: string;
  rera: string | null;
  priced: boolean;
};
type Sentence<T> = (story: T) => string;

export const openings: readonly Sentence<Story>[] = [
  (s) => `${s.name} is a project of ${s.homes} ${s.noun} by ${s.developer} in ${s.place}.`,
  (s) => `In ${s.place}, ${s.developer} has planned ${s.name} as ${s.form}.`,
  (s) => `${s.developer} brings ${s.name} to ${s.place}: ${s.form}, with ${s.homes} homes in all.`,
  (s) => `Set on ${s.acres} acres in ${s.place}, ${s.name} is developed by ${s.developer}.`,
  (s) => `Planned as ${s.form}, ${s.name} is in ${s.place} and comes from ${s.developer}.`,
  (s) => `${s.name} offers ${s.noun} in ${s.place}, from the drawing board of ${s.developer}.`,
  (s) =>
    `With ${s.name}, ${s.developer} has set out to build ${s.homes} ${s.noun} in ${s.place}, laid out as ${s.form}.`,
  (s) => `A community of ${s.homes} homes in ${s.place}, ${s.name} is developed by ${s.developer}.`,
  (s) => `${s.name} by ${s.developer} is a residential project in ${s.place}, designed as ${s.form}.`,
  (s) => `For ${s.locality}, ${s.developer} has drawn up ${s.name}, a gated project of ${s.homes} ${s.noun}.`,
];

export const scales: readonly Sentence<Story>[] = [
  (s) => `The site measures ${s.acres} acres.`,
  (s) => `It takes the shape of ${s.form}.`,
  (s) => `There are ${s.homes} ${s.noun} on ${s.acres} acres, with planted paths between them.`,
  (s) => `On ${s.acres} acres, the plan leaves room for walking paths and planted setbacks.`,
  (s) => `The ${s.homes} homes share one gated site with a guarded entrance.`,
  (s) => `Its ${s.acres} acres are gated, with visitors' parking near the entrance.`,
  (s) => `The architecture is plain to read: ${s.form}, placed so that most homes have air on two sides.`,
  (s) => `In figures: ${s.acres} acres, ${s.homes} homes, one gated site.`,
  (s) => `The master plan gives what the ${s.homes} homes leave free to gardens and shared rooms.`,
  (s) => `The design is of ${s.form}, with the entrance and the visitors' parking kept together.`,
  (s) => `Gardens and shared rooms take their place on the ${s.acres} acres beside the homes.`,
];

export const layouts: readonly Sentence<Story>[] = [
  (s) => `Homes come as ${s.bhks}, with areas of ${s.sizes}.`,
  (s) => `Buyers can choose from ${s.bhks} plans of ${s.sizes}.`,
  (s) => `The floor plans cover ${s.bhks} and measure ${s.sizes}.`,
  (s) =>
    `Inside, the ${s.bhks} layouts of ${s.sizes} keep the living and dining areas together and the bedrooms apart.`,
  (s) => `Plans run to ${s.sizes} across ${s.bhks} homes, each with a utility area off the kitchen.`,
  (s) =>
    `At ${s.sizes}, the ${s.bhks} homes are drawn with little passage space, so that the rooms get the area.`,
  (s) => `The choice is of ${s.bhks} ${s.noun}; areas are ${s.sizes}.`,
  (s) => `Each ${s.bhks} plan is published with its room sizes, and the areas are ${s.sizes}.`,
  (s) =>
    `Areas of ${s.sizes} are on offer in ${s.bhks} configurations, most of them with a balcony or sit-out to the living room.`,
];

export const noLayouts: readonly Sentence<Story>[] = [
  () => "Floor plans have not been published yet; they will appear here once the developer releases them.",
];

export const comforts: readonly Sentence<Story>[] = [
  (s) => `Shared amenities include ${s.amenities}.`,
  (s) => `Residents will find ${s.amenities} within the gates.`,
  (s) => `The list of ${s.amenityCount} amenities takes in ${s.amenities}.`,
  (s) => `Among the things that residents share are ${s.amenities}.`,
  (s) => `For everyday use, residents have ${s.amenities}.`,
  (s) => `The common areas provide ${s.amenities}.`,
  (s) => `Of the ${s.amenityCount} amenities, the ones used most are likely to be ${s.amenities}.`,
  (s) => `The plan makes provision for ${s.amenities}, among other amenities.`,
  (s) => `Life outside the home is served by ${s.amenities}.`,
];

/** True of a home of either kind. */
const sharedDetails: readonly Sentence<Story>[] = [
  () => "Kitchens are planned with a window or a utility area for ventilation.",
  () => "Rainwater from roofs and paths is led to recharge pits on the site.",
  () => "Electrical points for air-conditioning and a water heater are provided for in every bedroom.",
  () => "The drawings show the position of every window, so a buyer can check light and air before a visit.",
  () => "Rooms are drawn to hold standard furniture, which is marked on each floor plan.",
  () => "Water points for a washing machine and a purifier are marked on the plans.",
];

export const towerDetails: readonly Sentence<Story>[] = [
  ...sharedDetails,
  () => "Main doors are placed so that they do not open onto one another.",
  () => "Corridors and stairs have daylight wherever the plan allows.",
  () => "Parking is allotted with the home and named in the agreement of sale.",
];

export const villaDetails: readonly Sentence<Story>[] = [
  ...sharedDetails,
  () => "Each villa has its own gate, parking under cover and a garden.",
  () => "One bedroom is kept on the ground floor for elders or guests.",
  () => "Living, dining and kitchen are on the ground floor, with the family bedrooms above.",
];

export const statusSentences: Record<Status, readonly Sentence<Story>[]> = {
  "Ready to Move": [
    (s) => `The project is complete; possession began in ${s.possession}.`,
    (s) => `Homes have been ready to move into since ${s.possession}.`,
    (s) => `Construction is finished and keys have been handed over from ${s.possession} onwards.`,
    (s) => `Launched in ${s.launch}, it reached possession in ${s.possession}.`,
    () => `It is ready to move in, so the home on offer is the home that can be visited.`,
    (s) => `Possession was given in ${s.possession}, and the common areas are in use.`,
    (s) => `Work began after the launch in ${s.launch} and ended with possession in ${s.possession}.`,
    (s) => `Since ${s.possession} the homes have been open for moving in.`,
  ],
  "Under Construction": [
    (s) => `Construction is under way, with possession planned for ${s.possession}.`,
    (s) => `The project was launched in ${s.launch}; possession is scheduled for ${s.possession}.`,
    (s) => `Work is in progress on site and the developer's date for possession is ${s.possession}.`,
    (s) => `Possession is expected in ${s.possession}, as stated by the developer.`,
    (s) => `The building work goes on, and handover is due to start in ${s.possession}.`,
    (s) =>
      `It has been under construction since its launch in ${s.launch}; homes are due in ${s.possession}.`,
    (s) => `Handover is planned for ${s.possession}; progress can be seen on a site visit.`,
    (s) => `At present the project is under construction, with ${s.possession} given as the possession date.`,
  ],
  "New Launch": [
    (s) => `Bookings opened in ${s.launch}, and possession is planned for ${s.possession}.`,
    (s) => `It is a new launch of ${s.launch} with possession scheduled for ${s.possession}.`,
    (s) =>
      `Launched in ${s.launch}, the project is at an early stage; the possession date is ${s.possession}.`,
    (s) =>
      `The launch was in ${s.launch}, so the choice of homes is still wide. Possession is due in ${s.possession}.`,
    (s) => `As a new launch, it asks for patience: possession is given as ${s.possession}.`,
    (s) => `Sales began in ${s.launch}; the developer plans to hand over homes in ${s.possession}.`,
    (s) => `Work follows the launch of ${s.launch}, with handover planned for ${s.possession}.`,
    (s) => `New on the market since ${s.launch}, it is due for possession in ${s.possession}.`,
  ],
  "Launching Soon": [
    (s) => `The launch is planned for ${s.launch}; prices and plans may change until then.`,
    (s) => `It is due to be launched in ${s.launch}, once its RERA registration is complete.`,
    (s) => `Bookings are not open yet. The developer expects to launch in ${s.launch}.`,
    (s) => `The project will be launched in ${s.launch}, with possession foreseen for ${s.possession}.`,
    (s) => `Launch is expected in ${s.launch} and possession in ${s.possession}; both dates are provisional.`,
    (s) => `Until the launch in ${s.launch}, the details on this page are provisional.`,
    (s) => `Interest can be registered now, ahead of the launch in ${s.launch}.`,
    (s) => `It is still to be launched; ${s.launch} is the month named by the developer.`,
  ],
};

export const closings: readonly Sentence<Story>[] = [
  (s) =>
    s.rera
      ? `The RERA number shown for this sample project is ${s.rera}.`
      : "A RERA number will be shown once it is issued.",
  () => "A site visit can be arranged through the enquiry form on this page.",
  () => "Ask for the agreement of sale and the payment schedule before booking.",
  () => "Our team can share the price sheet and the payment stages on request.",
  () => "Pictures are an artist's impression; the floor plans give the sizes.",
  (s) => `To see ${s.locality} for yourself, request a callback and we will arrange a visit.`,
  (s) =>
    s.priced
      ? "Prices shown are indicative and exclude registration, stamp duty and taxes."
      : "The price is given on request; registration, stamp duty and taxes come on top.",
  () => "Facing and position on the site affect the final price; ask for a written quotation.",
  () => "Documents and approvals can be inspected during the visit.",
];
