import "server-only";
import { sql, type SQL } from "drizzle-orm";
import type { FloorPlan, Project, ProjectSummary } from "@/lib/projects/project/project-schema";

/** A row of `summaryColumns`. Prices are text, because PostgreSQL's driver returns bigint as text. */
export type SummaryRow = {
  id: number;
  name: string;
  slug: string;
  builder: string;
  address: string | null;
  locality: string | null;
  city: string;
  state: string;
  property_type: string;
  is_plot: boolean;
  status: string | null;
  availability: string | null;
  launch_date: string | null;
  possession_date: string | null;
  min_price: string | null;
  max_price: string | null;
  min_area: number | null;
  max_area: number | null;
  offer_price: string | null;
  offer_months: number | null;
  rera_id: string | null;
  image: string | null;
  image_count: number;
  video: string | null;
  brochure: string | null;
  updated_at: string;
  floor_plans: PlanRow[] | null;
};

type PlanRow = {
  bhk: number | null;
  area: number | null;
  price: number | null;
  bathrooms: number | null;
  image: string | null;
};

export type DetailRow = SummaryRow & {
  map_source: string | null;
  more_options: string | null;
  total_area: string | null;
  total_apartments: number | null;
  about: string | null;
  facing: string | null;
  dimensions: string | null;
  amenities: { name: string; image: string | null }[] | null;
  galleries: { id: number; link: string; gallery_type: string | null; type: string | null }[] | null;
};

/** Columns of a card, over `projects p` with its joins `fromProjects`. Only active floor plans leave the database. */
export const summaryColumns: SQL = sql`
  p.id, p.name, p.slug, d.name as builder, p.address, l.name as locality, c.name as city, s.name as state,
  p.property_type, p.is_plot, p.status, p.availability, p.launch_date::text, p.possession_date::text,
  p.min_price, p.max_price, p.min_area, p.max_area, p.offer_price, p.offer_months, p.rera_id, p.image, p.video,
  p.brochure, to_json(p.updated_at)#>>'{}' as updated_at,
  (select count(*)::int from media m where m.project_id = p.id) as image_count,
  (select json_agg(json_build_object('bhk', f.bhk, 'area', f.area, 'price', f.price, 'bathrooms', f.bathrooms,
      'image', f.image) order by f.position)
    from floor_plans f where f.project_id = p.id and f.is_active) as floor_plans`;

export const detailColumns: SQL = sql`${summaryColumns},
  p.map_source, p.more_options, p.total_area, p.total_apartments, p.about, p.facing, p.dimensions,
  (select json_agg(json_build_object('name', a.name, 'image', a.image) order by pa.position)
    from project_amenities pa join amenities a on a.id = pa.amenity_id where pa.project_id = p.id) as amenities,
  (select json_agg(json_build_object('id', m.id, 'link', m.link, 'gallery_type', m.gallery_type, 'type', m.type)
      order by m.position)
    from media m where m.project_id = p.id) as galleries`;

export const fromProjects: SQL = sql`
  from projects p
  join developers d on d.id = p.developer_id
  join cities c on c.id = p.city_id
  join states s on s.id = p.state_id
  left join localities l on l.id = p.locality_id`;

/** The API's form of a project in a list (specification, section 3). */
export function toSummary(row: SummaryRow): ProjectSummary {
  const floorplans = (row.floor_plans ?? []).map(toFloorPlan);
  const bhkTypes = [...new Set(floorplans.map((plan) => plan.bhkType).filter((bhk) => bhk != null))];
  const minPrice = toRupees(row.min_price);
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    groupName: row.builder,
    location: row.locality ? `${row.locality}, ${row.city}` : row.city,
    locations: [{ address: row.address, locality: row.locality, city: row.city, state: row.state }],
    imageUrl: row.image,
    proertyImage: row.image,
    image_count: row.image_count,
    floorplans,
    propertyBhks: bhkTypes.sort((a, b) => parseInt(a) - parseInt(b)).map((bhkType) => ({ bhkType })),
    youtube_link: row.video,
    brochure: row.brochure,
    reraId: row.rera_id,
    isPlot: row.is_plot,
    minArea: row.min_area,
    maxArea: row.max_area,
    minPrice,
    maxPrice: toRupees(row.max_price),
    price: row.is_plot ? minPrice : null,
    offerPrice: toRupees(row.offer_price),
    offerMonths: row.offer_months,
    status: row.status,
    possessionDate: row.possession_date,
    launchDate: row.launch_date,
    availability: row.availability,
    propertyType: row.property_type,
    isActive: true,
    updatedAt: row.updated_at,
  };
}

/** The API's form of a whole project. */
export function toProject(row: DetailRow): Project {
  return {
    ...toSummary(row),
    galleries: (row.galleries ?? []).map(({ id, link, gallery_type, type }) => ({
      id,
      mediaLink: link,
      galleryType: gallery_type,
      type,
    })),
    propertyAmenities: row.amenities ?? [],
    iframeCodeMap: row.map_source,
    moreOptions: row.more_options,
    totalArea: row.total_area === null ? null : Number(row.total_area),
    totalApartments: row.total_apartments,
    about: row.about,
    facing: row.facing,
    dimensions: row.dimensions,
  };
}

function toFloorPlan(plan: PlanRow): FloorPlan {
  return {
    image: plan.image,
    bhkType: plan.bhk === null ? null : `${plan.bhk}BHK`,
    area: plan.area,
    price: plan.price,
    bathrooms: plan.bathrooms,
    isActive: true,
  };
}

function toRupees(value: string | null): number | null {
  return value === null ? null : Number(value);
}
