import { measureCompleteness } from "@/lib/projects/project/unknowns";
import type { NormalisedProject } from "./normalise-project";

type Row = NormalisedProject["row"];
type Plan = NormalisedProject["floorPlans"][number];
/** What of a stored record is asked for. */
export type MeasuredRecord = {
  row: Pick<
    Row,
    | "is_plot"
    | "min_price"
    | "status"
    | "possession_date"
    | "rera_id"
    | "total_apartments"
    | "total_area"
    | "dimensions"
    | "facing"
    | "brochure"
    | "address"
  >;
  floorPlans: readonly Pick<Plan, "carpet_area" | "image" | "is_active">[];
};

/** How complete a stored record is, by the questions that visitors are offered of it (`unknownsOf`). */
export function measureRecord({ row, floorPlans }: MeasuredRecord): ReturnType<typeof measureCompleteness> {
  return measureCompleteness({
    isPlot: row.is_plot,
    minPrice: row.min_price,
    status: row.status,
    possessionDate: row.possession_date,
    reraId: row.rera_id,
    totalApartments: row.total_apartments,
    totalArea: row.total_area,
    dimensions: row.dimensions,
    facing: row.facing,
    brochure: row.brochure,
    locations: [{ address: row.address }],
    floorplans: floorPlans.map((plan) => ({
      carpetArea: plan.carpet_area,
      image: plan.image,
      isActive: plan.is_active,
    })),
  });
}
