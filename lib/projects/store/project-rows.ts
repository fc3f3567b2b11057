import "server-only";
import { sql, type SQL } from "drizzle-orm";
import { madeWord } from "@/lib/base/made-pictures";
import { isPicture, pictureLinks } from "@/lib/projects/project/picture-links";
import type { Project, ProjectSummary } from "@/lib/projects/project/project-schema";
import type { PicturedSummary } from "./apart-pictures";
import { asLastSeen, historyColumns, type LastSeen } from "./project-history-rows";

type Place = { address: string | null; locality: string | null; city: string; state: string };
type Made = Pick<
  ProjectSummary,
  "location" | "locations" | "propertyBhks" | "price" | "imageSizes" | "image_count"
>;

/** What `summaryColumns` read: the wire shape of a card (specification, section 3), but for what is made of its parts. */
export type SummaryRow = Omit<PicturedSummary, keyof Made> & Place;
export type DetailRow = SummaryRow & Omit<Project, keyof ProjectSummary> & { lastSeen: LastSeen | null };

/**
 * Columns of a card, over `projects p` with its joins `fromProjects`. Only active floor plans leave the database; the
 * driver would hand over rupees (bigint) as text.
 */
export const summaryColumns: SQL = sql`
  p.id, p.name, p.slug, d.name as "groupName", p.address, l.name as locality, c.name as city, s.name as state,
  p.image as "imageUrl", p.image as "proertyImage", p.media_note as "mediaNote",
  coalesce((select json_agg(json_build_object('mediaLink', m.link, 'type', m.type, 'mediaNote', m.note) order by m.position)
    from media m where m.project_id = p.id), '[]') as pictures,
  coalesce((select json_agg(json_build_object('image', f.image, 'bhkType', f.bhk || 'BHK', 'area', f.area,
      'carpetArea', f.carpet_area, 'price', f.price, 'bathrooms', f.bathrooms, 'isActive', true) order by f.position)
    from floor_plans f where f.project_id = p.id and f.is_active), '[]') as floorplans,
  p.video as youtube_link, p.brochure, p.rera_id as "reraId", p.rera_exemption as "reraExemption", p.is_plot as "isPlot", p.min_area as "minArea",
  p.max_area as "maxArea", p.min_price::float8 as "minPrice", p.max_price::float8 as "maxPrice",
  p.offer_price::float8 as "offerPrice", p.offer_months as "offerMonths", p.status,
  p.possession_date::text as "possessionDate", p.launch_date::text as "launchDate", p.availability,
  p.property_type as "propertyType", p.is_active as "isActive", to_json(p.updated_at)#>>'{}' as "updatedAt"`;

/** Never who looked: that is for staff. */
const reraCheckColumn: SQL = sql`(
  select json_object_agg(x.line, json_build_object('standing', x.standing, 'checkedOn', x.checked_on, 'says', x.says))
  from rera_checks x where x.project_id = p.id) as "reraCheck"`;

export const detailColumns: SQL = sql`${summaryColumns},
  p.rera_url as "reraUrl", p.map_source as "iframeCodeMap", p.more_options as "moreOptions", p.total_area::float8 as "totalArea",
  p.video_upload_date::text as "videoUploadDate",
  p.total_apartments as "totalApartments", p.about, p.facing, p.dimensions,
  coalesce((select json_agg(json_build_object('name', a.name, 'image', a.image) order by pa.position)
    from project_amenities pa join amenities a on a.id = pa.amenity_id where pa.project_id = p.id), '[]')
    as "propertyAmenities",
  coalesce((select json_agg(json_build_object('id', m.id, 'mediaLink', m.link, 'galleryType', m.gallery_type,
      'type', m.type, 'mediaNote', m.note) order by m.position)
    from media m where m.project_id = p.id), '[]') as galleries,
  ${reraCheckColumn}, ${historyColumns}`;

export const fromProjects: SQL = sql`
  from projects p
  join developers d on d.id = p.developer_id
  join cities c on c.id = p.city_id
  join states s on s.id = p.state_id
  left join localities l on l.id = p.locality_id`;

/** The API's form of a project in a list (specification, section 3), for `apart`. */
export function toSummary({ address, locality, city, state, ...row }: SummaryRow): PicturedSummary {
  return {
    ...row,
    ...made({ address, locality, city, state }, row),
    pictures: row.pictures.filter(isPicture),
  };
}

/** The API's form of a whole project. */
export function toProject({
  address,
  locality,
  city,
  state,
  lastSeen,
  pictures,
  ...row
}: DetailRow): Project {
  const galleries = row.galleries.map((item) => ({ ...item, mediaSizes: madeWord(item.mediaLink) }));
  const seen = asLastSeen(lastSeen, row.isPlot);
  return { ...row, ...made({ address, locality, city, state }, { ...row, pictures }), galleries, ...seen };
}

function made(
  place: Place,
  { floorplans, isPlot, minPrice, imageUrl, proertyImage, pictures }: Omit<SummaryRow, keyof Place>,
): Made {
  const bhkTypes = new Set(floorplans.map((plan) => plan.bhkType).filter((bhk) => bhk != null));
  return {
    location: place.locality ? `${place.locality}, ${place.city}` : place.city,
    locations: [place],
    propertyBhks: [...bhkTypes].sort((a, b) => parseInt(a) - parseInt(b)).map((bhkType) => ({ bhkType })),
    price: isPlot ? minPrice : null,
    imageSizes: madeWord(imageUrl),
    image_count: pictureLinks({ imageUrl, proertyImage, galleries: pictures }).length,
  };
}
