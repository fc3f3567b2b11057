import { createRequire } from "node:module";
import fc from "fast-check";

/** A request as somebody may send it: address, headers line by line. */
export type Asked = { address: string; headers: string[] };

/** As Next reads them in the one spelling, and answers without the server: other spellings are the server's own matter. */
const addresses = fc.oneof(
  fc.constantFrom("/", "/faqs", "/builders", "/blog", "/docs-required", "/contactus", "/emi-calculator"),
  fc
    .array(
      fc.constantFrom(
        ["location", "Kokapet"],
        ["location", "Banjara Hills"],
        ["city", "Pune"],
        ["propertyType", "Villa"],
        ["bedrooms", "3BHK"],
        ["bedrooms", "2BHK,3BHK"],
        ["budget", "1Cr-1.5Cr"],
        ["page", "2"],
        ["search", "lake"],
        ["sort", "price_asc"],
        ["utm_source", "mail"],
      ),
      { maxLength: 4 },
    )
    .map((pairs) => `/propertylist?${new URLSearchParams(pairs as [string, string][]).toString()}`),
  fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom("", "&type=plot", "&gclid=1"))
    .map(([id, more]) => `/propertydetails?project=${id}${more}`),
  fc.integer({ min: 1, max: 40 }).map((id) => `/propertydetails/${id}/an-older-name`),
);

const headers = fc
  .uniqueArray(
    fc.constantFrom(
      ["Accept-Encoding: br"],
      ["Accept-Encoding: gzip"],
      ["Accept-Encoding: gzip;q=0, *;q=0.1"],
      ["Accept-Encoding: identity", "Accept-Encoding: br;q=0.5"],
      ["Cookie: a=b; c=d"],
      ["Cookie: a=b", "Cookie: __prerender_bypass=none"],
      ["User-Agent: Googlebot"],
      ["X-Forwarded-For: 10.1.2.3", "X-Forwarded-For: 10.9.9.9, 10.8.8.8"],
      ["X-Forwarded-Proto: https"],
      ["X-Forwarded-Host: other.example", "X-Forwarded-Port: 81"],
      ["Host: other.example"],
      ["Host: OTHER.example:99", "X-Forwarded-Prefix: /x"],
      ["Range: bytes=0-99"],
      ["Range: bytes=99999999-", "If-Range: x"],
      ['If-None-Match: "other"', "If-None-Match: W/other"],
      ["If-Modified-Since: Sun, 22 Nov 2037 00:00:00 GMT"],
      ["Accept-Language: te-IN"],
      ["Accept: image/webp"],
      ["Authorization: Basic eDp5"],
      ["RSC: 0"],
      ["RSC: 1", "RSC: 1"],
      ["Next-Url: /faqs"],
      ["Next-Router-Prefetch: 1"],
    ),
    { maxLength: 4, selector: ([line = ""]) => line.split(":", 1)[0] },
  )
  .map((groups) => groups.flat());

/** Navigation in the browser: its address has a mark of its headers, which somebody may leave away or get wrong. */
const navigations = fc
  .record({
    address: addresses,
    headers,
    isPrefetch: fc.boolean(),
    segment: fc.constantFrom(undefined, "/_tree", "/_index", "/none"),
    from: fc.constantFrom(undefined, "/", "/faqs"),
    mark: fc.constantFrom("right", "right", "right", "wrong", "none"),
  })
  .map(({ address, headers: others, isPrefetch, segment, from, mark }): Asked => {
    const plain = others.filter((line) => !/^(?:rsc|next-|range|if-)/i.test(line));
    const own = {
      "Next-Router-Prefetch": isPrefetch ? "1" : undefined,
      ...segmentOf(segment),
      "Next-Url": from,
    };
    const lines = Object.entries(own).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
    const right = markOf(own["Next-Router-Prefetch"], segment, from);
    const query = { right: `_rsc=${right}`, wrong: "_rsc=wrong", none: "" }[mark];
    return { address: withQuery(address, query), headers: [...plain, "RSC: 1", ...lines] };
  });

export const asked: fc.Arbitrary<Asked> = fc.oneof(
  { arbitrary: fc.record({ address: addresses, headers }), weight: 2 },
  { arbitrary: navigations, weight: 1 },
);

const segmentOf = (segment: string | undefined) => ({ "Next-Router-Segment-Prefetch": segment });

const marks = createRequire(import.meta.url)(
  "next/dist/shared/lib/router/utils/cache-busting-search-param.js",
) as { computeLegacyCacheBustingSearchParam: (...headers: (string | undefined)[]) => string };

/** As Next computes it for a browser without a secure context. */
export function markOf(prefetch?: string, segment?: string, from?: string, state?: string): string {
  return marks.computeLegacyCacheBustingSearchParam(prefetch, segment, state, from);
}

function withQuery(address: string, query: string): string {
  return query ? `${address}${address.includes("?") ? "&" : "?"}${query}` : address;
}
