import type { Status } from "@/lib/projects/project/filter-table.mjs";
import { amenityNames, type AmenityKey } from "./amenities";
import { localityFacts } from "./locality-facts";
import { dealer } from "./random";
import * as home from "./sentences-homes";
import * as plot from "./sentences-plots";
import type { DemoRecord, Draft } from "./shapes";
import { indianNumber, joinAnd, longRange, monthOf } from "./wording";

/** Amenities as parts of a sentence, without those that every project has. */
const phrases: Partial<Record<AmenityKey, string>> = {
  "swimming-pool": "a swimming pool",
  gym: "a gymnasium",
  clubhouse: "a clubhouse",
  "play-area": "a children's play area",
  "jogging-track": "a jogging track",
  "tennis-court": "a tennis court",
  badminton: "a badminton court",
  basketball: "a basketball court",
  "ev-charging": "EV charging",
  garden: "landscaped gardens",
  "party-hall": "a party hall",
  library: "a library",
  "co-working": "a co-working space",
  yoga: "a yoga deck",
  spa: "a spa",
  "indoor-games": "an indoor games room",
  "rainwater-harvesting": "rainwater harvesting",
  "gas-pipeline": "piped gas",
  amphitheatre: "an amphitheatre",
  "power-backup": "power backup",
  security: "24-hour security",
};

const keys = Object.keys(phrases).filter((key): key is AmenityKey => key in amenityNames);

/** Two to four amenities of the record, starting at another one for each project. */
function amenityPhrase(record: DemoRecord, turn: number): string {
  const names = new Set((record.propertyAmenities ?? []).map((amenity) => amenity.name));
  const present = keys.filter((key) => names.has(amenityNames[key]));
  const special = present.filter((key) => key !== "power-backup" && key !== "security");
  const from = special.length >= 2 ? special : present;
  const start = from.length > 0 ? turn % from.length : 0;
  const turned = [...from.slice(start), ...from.slice(0, start)].slice(0, 3 + (turn % 2));
  return joinAnd(turned.map((key) => phrases[key] ?? ""));
}

type Deal<T> = () => (story: T) => string;
const deals = <T>(
  topic: string,
  table: Record<Status, readonly ((story: T) => string)[]>,
): Record<Status, Deal<T>> => ({
  "Ready to Move": dealer(`${topic} ready`, table["Ready to Move"]),
  "Under Construction": dealer(`${topic} building`, table["Under Construction"]),
  "New Launch": dealer(`${topic} new`, table["New Launch"]),
  "Launching Soon": dealer(`${topic} soon`, table["Launching Soon"]),
});

/** Writes the `about` text of each draft in turn: two to four paragraphs, blank lines between them. */
export function describer(): (draft: Draft, turn: number) => string {
  const [opening, scale, layout, noLayout, comfort, towerDetail, closing] = [
    dealer("opening", home.openings),
    dealer("scale", home.scales),
    dealer("layout", home.layouts),
    dealer("no layout", home.noLayouts),
    dealer("comfort", home.comforts),
    dealer("tower detail", home.towerDetails),
    dealer("closing", home.closings),
  ];
  const villaDetail = dealer("villa detail", home.villaDetails);
  const state = deals("state", home.statusSentences);
  const plotOpening = dealer("plot opening", plot.plotOpenings);
  const plotSize = dealer("plot size", plot.plotSizes);
  const plotWork = dealer("plot work", plot.plotWorks);
  const plotComfort = dealer("plot comfort", plot.plotComforts);
  const plotClosing = dealer("plot closing", plot.plotClosings);
  const plotState = deals("plot state", plot.plotStatusSentences);

  return (draft, turn) => {
    const { record } = draft;
    const status = record.status ?? "Under Construction";
    const fact = record.locality ? (localityFacts[record.locality] ?? "") : "";
    const common = {
      name: record.name,
      developer: record.groupName,
      place: record.locality ? `${record.locality}, ${record.city}` : record.city,
      locality: record.locality ?? record.city,
      acres: indianNumber(record.totalArea ?? 0),
      amenities: amenityPhrase(record, turn),
      possession: monthOf(record.possessionDate),
      launch: monthOf(record.launchDate),
      rera: record.reraId ?? null,
      priced:
        record.price != null ||
        (record.floorplans ?? []).some((each) => each.price != null && each.isActive !== false),
    };
    if (draft.homeClass === "L") {
      const story: plot.PlotStory = {
        ...common,
        plots: indianNumber(record.totalApartments ?? 0),
        sizes: longRange([record.minArea ?? 0, record.maxArea ?? 0]),
        dimensions: record.dimensions ?? "",
        facing: (record.facing ?? "").toLowerCase(),
      };
      const say = (deal: Deal<plot.PlotStory>) => deal()(story);
      return paragraphs(turn, [
        [say(plotOpening), fact],
        [say(plotSize), say(plotWork)],
        [say(plotComfort)],
        [say(plotState[status]), say(plotClosing)],
      ]);
    }
    const plans = (record.floorplans ?? []).filter((each) => each.isActive !== false);
    const bhks = [
      ...new Set(plans.flatMap((each) => (each.bhkType ? [Number.parseInt(each.bhkType, 10)] : []))),
    ].sort();
    const story: home.Story = {
      ...common,
      noun: draft.homeClass === "V" ? "villas" : "apartments",
      form: draft.form,
      homes: indianNumber(record.totalApartments ?? 0),
      bhks: `${joinAnd(bhks.map(String))} BHK`,
      sizes: longRange(plans.flatMap((each) => each.area ?? [])),
      amenityCount: record.propertyAmenities?.length ?? 0,
    };
    const say = (deal: Deal<home.Story>) => deal()(story);
    const first = say(opening);
    const second = leastRepeating(scale, story, first);
    const detail = draft.homeClass === "V" ? villaDetail : towerDetail;
    return paragraphs(turn, [
      [first, fact],
      [second, say(plans.length > 0 ? layout : noLayout)],
      [story.amenities === "" ? "" : say(comfort), say(detail)],
      [say(state[status]), say(closing)],
    ]);
  };
}

/** The next sentence on the project's scale that repeats as little as possible of the opening. */
function leastRepeating(scale: Deal<home.Story>, story: home.Story, said: string): string {
  const told = [story.form, `${story.homes} `, `${story.acres} acres`].filter((fact) => said.includes(fact));
  const repeats = (sentence: string) => told.filter((fact) => sentence.includes(fact)).length;
  const candidates = Array.from({ length: home.scales.length }, () => scale()(story));
  return candidates.reduce((best, each) => (repeats(each) < repeats(best) ? each : best));
}

/** The four parts become four, three or two paragraphs, so that the texts also differ in length. */
function paragraphs(turn: number, slots: readonly (readonly string[])[]): string {
  const joined = slots
    .map((slot) => slot.filter((sentence) => sentence !== "").join(" "))
    .filter((slot) => slot !== "");
  const breaks = [[1, 2, 3], [2, 3], [1, 3], [1, 2], [2]][turn % 5] ?? [2];
  const starts = [0, ...breaks];
  return starts
    .map((start, index) => joined.slice(start, starts[index + 1]).join(" "))
    .filter((text) => text !== "")
    .join("\n\n");
}
