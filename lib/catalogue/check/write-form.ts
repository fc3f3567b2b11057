import { formatNumber, formatPrice } from "@/lib/base/format";
import type { FormFields } from "@/lib/catalogue/read/read-form";
import { readMoney } from "@/lib/catalogue/read/cell-figures";
import type { NormalisedProject } from "./normalise-record";
import type { GivenCheck, StoredCheck } from "./record-schema";

/** A stored project: what `PreparedProject` is, with the hash that it has in the table. */
export type StoredProject = Omit<NormalisedProject, "words"> & {
  hash: string;
  /** What an import kept before there were comparisons with the register has none. */
  reraChecks?: StoredCheck[];
};
type Place = { city: string; state: string };

/**
 * The fields of a form for a stored project, so that reading them again (`lib/catalogue/read/read-form.ts`) gives the same:
 * prices and areas that come from its floor plans are those of the floor plans.
 */
export function writeForm(
  {
    row,
    floorPlans,
    amenities,
    media,
    reraChecks = [],
  }: Omit<StoredProject, "hash" | "reraChecks"> & { reraChecks?: readonly GivenCheck[] },
  place: Place,
): FormFields {
  const offered = floorPlans.filter((plan) => plan.is_active);
  const hasPrices = offered.some(({ price }) => price !== null);
  const hasAreas = offered.some(({ area }) => area !== null);
  const isOnePrice = row.min_price === row.max_price;
  return filled({
    externalId: row.external_id,
    name: row.name,
    groupName: row.developer,
    propertyType: row.property_type,
    status: row.status,
    availability: row.availability,
    reraId: row.rera_id,
    reraUrl: row.rera_url ?? null,
    reraExemption: row.rera_exemption ?? null,
    reraExemptionPaper: row.rera_exemption_paper ?? null,
    reraExemptionBy: row.rera_exemption_by ?? null,
    reraExemptionOn: row.rera_exemption_on ?? null,
    launchDate: row.launch_date,
    possessionDate: row.possession_date,
    state: place.state,
    city: place.city,
    locality: row.locality,
    address: row.address,
    minPrice: hasPrices ? null : money(row.min_price),
    maxPrice: hasPrices || isOnePrice ? null : money(row.max_price),
    offerPrice: money(row.offer_price),
    offerMonths: row.offer_months,
    minArea: hasAreas ? null : area(row.min_area),
    maxArea: hasAreas ? null : area(row.max_area),
    totalArea: row.total_area,
    totalApartments: row.total_apartments,
    facing: row.facing,
    dimensions: row.dimensions,
    description: row.about,
    propertyAmenities: amenities.map(({ name }) => name).join("\n"),
    moreOptions: row.more_options,
    iframeCodeMap: row.map_source,
    imageUrl: row.image,
    mediaNote: row.media_note,
    brochure: row.brochure,
    youtube_link: row.video,
    videoUploadDate: row.video_upload_date,
    isActive: row.is_active ? "yes" : "no",
    ...checkFields(reraChecks),
    ...rowFields(
      "floorplans",
      floorPlans.map((plan) => ({
        bhkType: plan.bhk === null ? null : `${plan.bhk} BHK`,
        area: area(plan.area),
        carpetArea: area(plan.carpet_area),
        price: money(plan.price),
        bathrooms: plan.bathrooms,
        image: plan.image,
        isActive: plan.is_active ? null : "no",
      })),
    ),
    ...rowFields(
      "galleries",
      media.map(({ link, gallery_type, type, note }) => ({
        mediaLink: link,
        galleryType: gallery_type,
        type,
        mediaNote: note,
      })),
    ),
  });
}

type Values = Record<string, string | number | null>;

function rowFields(kind: string, rows: readonly Values[]): Values {
  return Object.fromEntries(
    rows.flatMap((row, at) =>
      Object.entries(row).map(([name, value]) => [`${kind}[${at}].${name}`, value] as const),
    ),
  );
}

function checkFields(checks: readonly GivenCheck[]): Values {
  return Object.fromEntries(
    checks.flatMap((check) =>
      check.standing === "not checked"
        ? []
        : [
            [`reraCheck.${check.line}.standing`, check.standing],
            [`reraCheck.${check.line}.checkedOn`, check.checked_on],
            [`reraCheck.${check.line}.says`, check.says],
          ],
    ),
  );
}

/** Lakh and crore where that says all of it: `1.25 Cr`, else `₹ 1,23,45,678`. */
function money(rupees: number | null): string | null {
  if (rupees === null) return null;
  const short = formatPrice(rupees).replace("₹", "");
  return readMoney(short) === rupees ? short : `₹ ${formatNumber(rupees)}`;
}

function area(sqft: number | null): string | null {
  if (sqft === null) return null;
  const short = formatNumber(sqft);
  return Number(short.replaceAll(",", "")) === sqft ? `${short} sq ft` : String(sqft);
}

function filled(values: Values): FormFields {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === "" ? [] : [[name, String(value)] as const],
    ),
  );
}
