import type { FloorPlan, Project } from "./project-schema";

/** What of a record tells whether it says something: so much of it a stored one has too. */
export type Sayings = Pick<
  Project,
  | "isPlot"
  | "minPrice"
  | "price"
  | "status"
  | "possessionDate"
  | "reraId"
  | "totalApartments"
  | "totalArea"
  | "dimensions"
  | "facing"
  | "brochure"
> & {
  locations: readonly Pick<Project["locations"][number], "address">[];
  floorplans: readonly Pick<FloorPlan, "carpetArea" | "image" | "isActive">[];
};

/**
 * What a buyer should know of a home or plot before paying, and how to ask for it where the record does not say. `label` is
 * what staff read beside a lead. Without `isKnown` no record ever says it.
 */
type Matter = {
  id: string;
  label: string;
  question: string;
  of: "home" | "plot" | "both";
  isKnown?: (project: Sayings) => boolean;
};

const activePlans = ({ floorplans }: Sayings) => floorplans.filter(({ isActive }) => isActive !== false);

const matters: readonly Matter[] = [
  {
    ...{ id: "price", label: "Price", question: "What does it cost?", of: "both" },
    isKnown: (project) => Boolean(project.minPrice ?? project.price),
  },
  {
    ...{
      id: "carpet",
      label: "Carpet area",
      question: "What is the carpet area of each floor plan?",
      of: "home",
    },
    isKnown: (project) =>
      activePlans(project).length > 0 && activePlans(project).every((plan) => plan.carpetArea),
  },
  {
    ...{ id: "plans", label: "Floor plans", question: "What do the floor plans look like?", of: "home" },
    isKnown: (project) => activePlans(project).some((plan) => plan.image),
  },
  {
    ...{ id: "possession", label: "Possession", question: "When are the keys handed over?", of: "both" },
    isKnown: ({ status, possessionDate }) => status === "Ready to Move" || Boolean(possessionDate),
  },
  {
    id: "rera",
    label: "RERA number",
    question: "What is the RERA number, and which part of the project does it cover?",
    of: "both",
    isKnown: ({ reraId }) => Boolean(reraId),
  },
  {
    ...{
      id: "size",
      label: "Number of homes",
      question: "How many homes stand on how many acres?",
      of: "home",
    },
    isKnown: ({ totalApartments, totalArea }) => Boolean(totalApartments && totalArea),
  },
  {
    ...{
      id: "measures",
      label: "Dimensions and facing",
      question: "What are the dimensions and the facing?",
      of: "plot",
    },
    isKnown: ({ dimensions, facing }) => Boolean(dimensions && facing),
  },
  {
    ...{ id: "address", label: "Exact place", question: "Where exactly is it?", of: "both" },
    isKnown: ({ locations }) => Boolean(locations[0]?.address),
  },
  {
    ...{ id: "brochure", label: "Brochure", question: "Is there a brochure?", of: "both" },
    isKnown: ({ brochure }) => Boolean(brochure),
  },
  {
    id: "charges",
    label: "Other charges",
    question: "What do parking, club house, funds and all other charges cost together?",
    of: "both",
  },
];

export type Unknown = Pick<Matter, "id" | "label" | "question">;

/** What the record of this home or plot does not say, in the order in which it matters. */
export function unknownsOf(project: Sayings): Unknown[] {
  return mattersOf(project).filter(({ isKnown }) => !isKnown?.(project));
}

/** How much of what a record can say is said; it counts only what a record has room for. */
export function completenessOf(project: Sayings): { known: number; of: number } {
  const asked = mattersOf(project).flatMap(({ isKnown }) => isKnown ?? []);
  return { known: asked.filter((isKnown) => isKnown(project)).length, of: asked.length };
}

/** In per cent, 100 only for all of it, with what a record could say and this one does not: for staff, never for an order of visitors. */
export function measureCompleteness(project: Sayings): { percent: number; missing: string[] } {
  const { known, of } = completenessOf(project);
  const missing = mattersOf(project).filter(({ isKnown }) => isKnown && !isKnown(project));
  return { percent: Math.floor((100 * known) / of), missing: missing.map(({ id }) => id) };
}

/** Those that the text names, by their ids with commas between; what is none of them is left out, each stands once. */
export function readQuestions(text: string): Unknown[] {
  const ids = new Set(text.split(",").map((id) => id.trim()));
  return matters.filter(({ id }) => ids.has(id));
}

/** "Carpet area, Other charges", for staff; `null` for none. */
export function sayQuestions(text: string): string | null {
  return (
    readQuestions(text)
      .map(({ label }) => label)
      .join(", ") || null
  );
}

function mattersOf({ isPlot }: Pick<Sayings, "isPlot">): Matter[] {
  return matters.filter(({ of }) => of === "both" || of === (isPlot ? "plot" : "home"));
}
