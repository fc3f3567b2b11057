import {
  areaOptions,
  budgetOptions,
  sortOptions,
  statusOptions,
} from "@/lib/projects/project/filter-table.mjs";
import { randomNumbers } from "@/lib/base/testing/random-numbers";
import { builders, markets, oneOf } from "./search-catalogue";

const texts = [
  ...["aurora heights", "meadow", "granite park", "kokapet", "gachibauli", "lotus enclve", "bench builder 7"],
  ...["silver residency kondapur", "palm", "saffron county", "deccan tower"],
];

/** `count` searches of the kinds that buyers make, the same each time: one in four with text, one in ten a page far behind. */
export function searchPaths(count: number, projects: number): string[] {
  const random = randomNumbers(count);
  const often = (part: number) => random() < part;
  return Array.from({ length: count }, (_, number) => {
    const query = new URLSearchParams();
    if (number % 4 === 1) query.set("search", oneOf(texts, random));
    if (often(0.5)) {
      const places = often(0.2) ? 2 : 1;
      const names = Array.from({ length: places }, () => oneOf(markets, random).name);
      query.set("location", names.join(","));
      if (often(0.2)) query.set("withinKm", "10");
    } else if (often(0.3)) query.set("location", "Hyderabad");
    if (often(0.4)) query.set("propertyType", oneOf(["Apartment", "Apartment", "Villa", "Plot"], random));
    if (often(0.4)) query.set("bhkType", oneOf(["1", "2", "3", "2,3", "4"], random));
    if (often(0.4)) {
      const { min, max } = oneOf(budgetOptions, random);
      if (min !== null) query.set("minPrice", String(min));
      if (max !== null) query.set("maxPrice", String(max));
    }
    if (often(0.15)) {
      const { min, max } = oneOf(areaOptions, random);
      query.set("minArea", String(min));
      if (max !== null) query.set("maxArea", String(max));
    }
    if (often(0.15)) query.set("status", oneOf(statusOptions, random).value);
    if (often(0.1)) query.set("possessionDate", "1yr");
    if (often(0.1)) query.set("groupName", oneOf(builders, random));
    if (often(0.1)) query.set("amenities", "Lift");
    if (often(0.5)) query.set("sort", oneOf(sortOptions, random).value);
    if (number % 10 === 3) query.set("page", String(1 + Math.floor((random() * projects) / 40)));
    else if (often(0.2)) query.set("page", String(2 + Math.floor(random() * 8)));
    return `/api/v1/property/getfilteredproperties?${query}`;
  });
}
