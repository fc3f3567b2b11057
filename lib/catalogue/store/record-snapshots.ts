import { sql } from "drizzle-orm";

/*
 * A stored record as a file's record is after it was checked (`PreparedProject`, `PreparedPost`), as JSON: what it was
 * before an import, to be stored again by the same statements. For a row `p`, and `r` with its `action`.
 */

/** Words of the search are only ever added, so there are none to store again. */
export const projectSnapshot = sql`case
  when p.id is null then null
  when r.action in ('hidden', 'shown') then jsonb_build_object('hash', p.content_hash)
  else jsonb_build_object(
    'hash', p.content_hash,
    'row', to_jsonb(p) - array['id', 'developer_id', 'locality_id', 'latitude', 'longitude', 'public_since',
      'created_at', 'updated_at', 'content_hash']
      || jsonb_build_object(
        'developer', (select d.name from developers d where d.id = p.developer_id),
        'locality', (select l.name from localities l where l.id = p.locality_id)),
    'floorPlans', (select coalesce(jsonb_agg(to_jsonb(x) - array['project_id', 'position'] order by x.position), '[]')
      from floor_plans x where x.project_id = p.id),
    'amenities', (select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'image', null) order by x.position), '[]')
      from project_amenities x join amenities a on a.id = x.amenity_id where x.project_id = p.id),
    'media', (select coalesce(jsonb_agg(to_jsonb(x) - array['id', 'project_id', 'position'] order by x.position), '[]')
      from media x where x.project_id = p.id),
    'reraChecks', (select coalesce(jsonb_agg(to_jsonb(x) - 'project_id'), '[]') from rera_checks x where x.project_id = p.id),
    'words', '[]'::jsonb)
  end`;

export const postSnapshot = sql`case
  when p.id is null then null
  when r.action in ('hidden', 'shown') then jsonb_build_object('hash', p.content_hash)
  else to_jsonb(p) - array['id', 'updated_at', 'content_hash']
    || jsonb_build_object('hash', p.content_hash, 'slug_given', true)
  end`;
