import { shortStanding } from "@/lib/projects/listing/price-standing";
import type { ProjectSummary } from "@/lib/projects/project/project-schema";

/** Where the rate above it stands in its locality, as a strip of a quarter, a half and a quarter, and in words. */
export function CardStanding({ project: { priceStanding, locations } }: { project: ProjectSummary }) {
  const where = locations[0]?.locality;
  if (!priceStanding || !where) return null;
  return (
    <p className="card-standing" data-at={priceStanding}>
      {shortStanding(priceStanding, where)}
    </p>
  );
}
