-- Where a map's address says that a project is, as `mapPosition` in lib/projects/project/map-link.ts reads it: latitude and
-- longitude in degrees, to eleven centimetres; null where it says none.
CREATE FUNCTION map_point(source text) RETURNS double precision[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
declare
  address text := source;
  frame text[];
  said text;
  degrees text[];
begin
  -- Most addresses without a point end here.
  if position('q=' in address) = 0 then return null; end if;
  address := btrim(address, E' \t\n\r\f\v');
  if address like '<%' then
    frame := regexp_match(address, '^<iframe\y[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|''([^'']*)'')', 'i');
    address := regexp_replace(coalesce(frame[1], frame[2], ''), '&(?:amp|#38);', '&', 'gi');
  end if;
  if address ~ '[\s\\<>"]' then return null; end if;
  if address !~ ('^https://(?:(?:www\.)?google\.com/maps(?:/[^?#]*)?|maps\.google\.com(?:/(?:maps(?:/[^?#]*)?)?)?'
    || '|(?:www\.)?openstreetmap\.org(?:/(?:export/embed\.html|(?:node|way|relation)/\d+|search|directions)?)?'
    || '|maps\.app\.goo\.gl/[\w-]+|goo\.gl/maps/[\w-]+)\?') then return null; end if;
  said := '&' || split_part(substring(address from position('?' in address) + 1), '#', 1);
  if position('&q=' in said) = 0 then return null; end if;
  said := split_part(substring(said from position('&q=' in said) + 3), '&', 1);
  said := replace(replace(replace(replace(said, '+', ' '), '%20', ' '), '%2C', ','), '%2c', ',');
  degrees := regexp_match(said, '^\s*(-?\d{1,2}\.\d{1,15})\d*,\s*(-?\d{1,3}\.\d{1,15})\d*\s*$');
  if degrees is null or abs(degrees[1]::numeric) > 90 or abs(degrees[2]::numeric) > 180 then return null; end if;
  return array[round(degrees[1]::numeric, 6)::float8, round(degrees[2]::numeric, 6)::float8];
end
$$;--> statement-breakpoint
-- Both at once: the table is written anew one time.
ALTER TABLE "projects" ADD COLUMN "latitude" double precision GENERATED ALWAYS AS ((map_point(map_source))[1]) STORED,
  ADD COLUMN "longitude" double precision GENERATED ALWAYS AS ((map_point(map_source))[2]) STORED;
