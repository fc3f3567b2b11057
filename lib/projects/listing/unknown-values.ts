import { filterNames, filters as table } from "@/lib/projects/project/filter-table.mjs";
import { budgetFrom } from "@/lib/projects/project/own-range";
import { readBounds } from "@/lib/projects/project/map-bounds";
import { filterNoun } from "./filter-chips";
import {
  allOf,
  askedOptions,
  pick,
  readPage,
  readSort,
  readView,
  type SearchParams,
} from "./project-filters";
import { t } from "@/lib/base/language";

/** A value of an address that no filter knows; `of` names what was asked: "budget". */
export type UnknownValue = { of: string; value: string };

/** The most that are told, and their longest text: what stands in an address is anybody's. */
const most = 5;
const longest = 40;

/** What `parseFilters` leaves out, so that the page says so (docs/readings.md, "odd values in them"). */
export function unknownValues(params: SearchParams): UnknownValue[] {
  const one = (key: string) => allOf(params, key).at(-1)?.trim() ?? "";
  const ofFilters = filterNames.flatMap((name) => {
    const { options, many, ends, aliases = [] } = table[name];
    if (!options) return [];
    const asked = many ? askedOptions(params, name) : [name, ...aliases].map(one).slice(0, 1);
    const wrong = asked.filter((text) => text && pick(table[name], text) === null);
    const range = ends?.map(one) ?? [];
    const isBadRange = range.some(Boolean) && budgetFrom(range[0] ?? "", range[1] ?? "") === null;
    return [...wrong, ...(isBadRange ? [range.filter(Boolean).join("–")] : [])].map((value) => ({
      of: filterNoun(name),
      value,
    }));
  });
  const [sort, page, view, bounds] = ["sort", "page", "view", "bounds"].map(one) as [
    string,
    string,
    string,
    string,
  ];
  const isBadArea = bounds && !readBounds(bounds);
  return [
    ...ofFilters,
    ...(sort && readSort(sort) === null ? [{ of: t("order"), value: sort }] : []),
    ...(page && readPage(page) === null ? [{ of: t("page"), value: page }] : []),
    ...(view && !readView(view) ? [{ of: t("view"), value: view }] : []),
    ...(isBadArea ? [{ of: t("area of the map"), value: bounds }] : []),
  ]
    .slice(0, most)
    .map(({ of, value }) => ({ of, value: value.length > longest ? `${value.slice(0, longest)}…` : value }));
}
