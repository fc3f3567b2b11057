/*
 * The words of the site-visit sheet. What it tells a family to look at is our own experience of visits, no legal advice;
 * rules it leans on have their day in the blog ("A site-visit checklist for Hyderabad families").
 */

export const visitSheetWords = {
  title: "Site-visit sheet",
  lead: "What to look at, what to ask, whom to call and how to get there. Tick and write here, or print it.",
  description:
    "For up to four projects: address and route, whom to call, what to check on the site, and the questions that our record leaves open.",
  read: "Prices and facts as our list had them on {moment}.",
  kept: "Ticks and notes stay on this device.",
  cleared: "Ticks and notes are cleared.",
  unkept: "This browser keeps no ticks and notes: print the sheet before you leave it.",
  noScript: "Without JavaScript ticks and notes are not kept: print the sheet and write on paper.",
  noAddress: "Our record has no exact address. Ask for it, and for a landmark, before you set out.",
  position: "The route leads to the position that the builder gave us. Ask which gate to come to.",
  byName: "The route is a search for these words. Ask for the exact spot before you set out.",
  ask: "What our record does not say",
  person: "Who meets you there, name and number",
  notes: "Notes",
} as const;

type Of = {
  /** Only of these kinds; without it, of all. */
  kinds?: readonly ("Apartment" | "Villa" | "Plot")[];
  /** Only while it is being built, or only when it is ready; without it, both. */
  stage?: "building" | "ready";
};
/** The id stays when words change: ticks on visitors' devices go by it. */
type VisitCheck = Of & { id: string; text: string };
export type VisitCheckGroup = { title: string; checks: readonly VisitCheck[] };

const homes = ["Apartment", "Villa"] as const;

export const visitChecks: readonly VisitCheckGroup[] = [
  {
    title: "Papers, before anything is paid",
    checks: [
      {
        id: "rera-page",
        text: "RERA page open on the phone: project, block or phase, promoter and completion date are as we are told",
      },
      {
        id: "plan",
        kinds: homes,
        text: "Approved plan seen, with number and date: it shows this block and floor",
      },
      {
        id: "stage",
        kinds: homes,
        stage: "building",
        text: "Stage of the work is as the last update on the RERA page says",
      },
      {
        id: "oc",
        kinds: homes,
        stage: "ready",
        text: "Occupancy certificate (OC) seen, and it names this block",
      },
      {
        id: "dues",
        kinds: homes,
        stage: "ready",
        text: "Last bills seen: maintenance, electricity, property tax",
      },
      {
        id: "layout",
        kinds: ["Plot"],
        text: "Layout approval seen (in Telangana of HMDA or DTCP): number, date, and this plot on its drawing",
      },
      {
        id: "survey",
        kinds: ["Plot"],
        text: "Survey number is the same in the sale deed, in the land records and on the site",
      },
      {
        id: "links",
        kinds: ["Plot"],
        text: "Link documents, from owner to owner, and the Encumbrance Certificate (EC): copies for our lawyer",
      },
      { id: "seller", text: "Who signs the sale, and whether a bank has a charge on the land" },
    ],
  },
  {
    title: "Size",
    checks: [
      {
        id: "carpet",
        kinds: homes,
        text: "One room measured wall to wall: it agrees with the plan, and the agreement states the carpet area",
      },
      {
        id: "sides",
        kinds: ["Plot"],
        text: "All four sides measured between the boundary stones, and the stones are there",
      },
      {
        id: "land-share",
        kinds: ["Villa"],
        text: "Plot area and built-up area of the villa, each by itself in writing",
      },
      {
        id: "sample",
        kinds: homes,
        stage: "building",
        text: "What of the sample home is in the price, and what is only shown",
      },
    ],
  },
  {
    title: "Water, power, drains",
    checks: [
      {
        id: "water",
        kinds: homes,
        text: "Where water comes from today: municipal line, borewells, tankers; who pays for tankers in May",
      },
      { id: "backup", kinds: homes, text: "What the power backup runs inside the home, and on whose meter" },
      { id: "sewage", kinds: homes, text: "Sewage plant and rainwater pits are there, and they run" },
      {
        id: "pressure",
        kinds: homes,
        stage: "ready",
        text: "Taps run on the top floor, flush works twice, no damp below bathrooms",
      },
      {
        id: "lines",
        kinds: ["Plot"],
        text: "Water, drain and electricity reach the plot today, not only the drawing",
      },
      {
        id: "levels",
        kinds: ["Plot"],
        text: "The plot is not lower than the road; no lake, nala or high-tension line touches it",
      },
    ],
  },
  {
    title: "Car, lift, road",
    checks: [
      {
        id: "bay",
        kinds: homes,
        text: "Our parking bay seen: its number, covered or open, doors open in it",
      },
      {
        id: "lifts",
        kinds: ["Apartment"],
        text: "Lifts and homes on a floor counted; one lift takes a stretcher",
      },
      {
        id: "road",
        text: "Width of the road in front measured; it is public, and it goes on at the same width",
      },
      { id: "commute", text: "The way to office and school driven at the real hour" },
    ],
  },
  {
    title: "Light, noise, neighbours",
    checks: [
      {
        id: "light",
        kinds: homes,
        text: "Compass used: where the sun comes in, and what may be built in front of the windows",
      },
      { id: "noise", text: "Ten minutes of listening: road, flights, wedding halls, pumps" },
      { id: "signal", text: "Phone signal tried, inside and on the ground" },
      {
        id: "residents",
        kinds: homes,
        stage: "ready",
        text: "Two families who live there asked: what do you pay each month, what is still missing?",
      },
      { id: "older", kinds: homes, stage: "building", text: "An older project of the same builder seen" },
      { id: "after-rain", text: "Come once more after rain or after dark" },
    ],
  },
];
