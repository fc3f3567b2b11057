-- Where a map's address says that a project is, as `mapPosition` in lib/projects/project/map-link.ts reads it: latitude and
-- longitude in degrees, to eleven centimetres; null where it says none.
CREATE FUNCTION map_point(source text) RETURNS double precision[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select case when abs(said.degrees[1]::numeric) <= 90 and abs(said.degrees[2]::numeric) <= 180
    then array[round(said.degrees[1]::numeric, 6)::float8, round(said.degrees[2]::numeric, 6)::float8] end
  from (select regexp_replace(source, '^\s+|\s+$', '', 'g') as text) given
  cross join lateral (select regexp_match(given.text, '^<iframe\y[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|''([^'']*)'')', 'i') as source) frame
  cross join lateral (select case when frame.source is null then given.text
    else regexp_replace(coalesce(frame.source[1], frame.source[2]), '&(?:amp|#38);', '&', 'gi') end as text) address
  cross join lateral (select regexp_match(address.text, '^https://(?:'
      || '(?:www\.)?google\.com/maps(?:/[^?#]*)?|maps\.google\.com(?:/(?:maps(?:/[^?#]*)?)?)?'
      || '|(?:www\.)?openstreetmap\.org(?:/(?:export/embed\.html|(?:node|way|relation)/\d+|search|directions)?)?'
      || '|maps\.app\.goo\.gl/[\w-]+|goo\.gl/maps/[\w-]+'
      || ')\?(?:(?!q=)[^&#]*&)*q=(?:\+|%20)*(-?\d{1,2}\.\d{1,15})\d*(?:,|%2[Cc])(?:\+|%20)*'
      || '(-?\d{1,3}\.\d{1,15})\d*(?:\+|%20)*(?:[&#]|$)') as degrees) said
  where address.text !~ '[\s\\<>"]'
$$;--> statement-breakpoint
-- Both at once: the table is written anew one time.
ALTER TABLE "projects" ADD COLUMN "latitude" double precision GENERATED ALWAYS AS ((map_point(map_source))[1]) STORED,
  ADD COLUMN "longitude" double precision GENERATED ALWAYS AS ((map_point(map_source))[2]) STORED;
