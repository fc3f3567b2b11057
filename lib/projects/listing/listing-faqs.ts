import { formatCount, formatMonth, formatPrice } from "@/lib/base/format";
import { civicAdvice, civicBodyOf } from "@/lib/places/civic-body";
import { civicDivision } from "@/content/places/civic-bodies";
import { buildersOf, kindOf, stagesOf, type ListingFigures } from "./listing-figures";
import { rateSentence } from "./listing-intro";
import type { ListingPlace } from "./listing-place";
import { joinNames } from "./listing-subject";
import { t } from "@/lib/base/language";

export type ListingFaq = { question: string; answer: string };

/** What buyers ask about a list and its data answer; only of lists with a place, on their first page. */
export function listingFaqs(figures: ListingFigures): ListingFaq[] {
  const { place, totalItems, filters } = figures;
  if (!place || place.isState || totalItems === 0 || filters.page > 1) return [];
  const asked = { kind: kindOf(figures), place: t(place.name) };
  return [
    priceFaq(figures, asked),
    readyFaq(figures, asked),
    builderFaq(figures, asked),
    registeredFaq(figures, asked),
    aroundFaq(figures, asked),
    civicFaq(place),
  ].filter((faq) => faq !== null);
}

/** What is listed, and where. */
type Asked = { kind: string; place: string };

function priceFaq(figures: ListingFigures, asked: Asked): ListingFaq | null {
  const { lowestPrice: low, summary, totalItems, projects } = figures;
  const high = summary?.highestPrice;
  if (!low || !high) return null;
  const range =
    low === high
      ? formatPrice(low)
      : t("{low} to {high}", { low: formatPrice(low), high: formatPrice(high) });
  const of = totalItems === 1 && projects[0] ? projects[0].name : formatCount(totalItems, "project");
  return {
    question: t("What do {kind} in {place} cost?", asked),
    answer: [
      t("{prices}, as asked by the builders in {projects}.", { prices: range, projects: of }),
      rateSentence(figures),
    ]
      .filter(Boolean)
      .join(" "),
  };
}

function readyFaq(figures: ListingFigures, asked: Asked): ListingFaq | null {
  const { ready, building, launching } = stagesOf(figures);
  if (ready + building + launching === 0) return null;
  const names = figures.projects.filter(({ status }) => status === "Ready to Move").map(({ name }) => name);
  const shown = names.slice(0, 3);
  const next = formatMonth(figures.summary?.nextPossession);
  const then = next && t("The next possession is planned for {month}.", { month: next });
  const such = { projects: formatCount(ready, "project"), names: joinNames(shown) };
  const yes =
    shown.length === 0
      ? t("Yes, in {projects}.", such)
      : ready > shown.length
        ? t("Yes, in {projects}: {names} among them.", such)
        : t("Yes, in {projects}: {names}.", such);
  const answer = ready > 0 ? [yes, ready < figures.totalItems && then] : [t("Not on our list today."), then];
  return {
    question: t("Are there ready to move {kind} in {place}?", asked),
    answer: answer.filter(Boolean).join(" "),
  };
}

function builderFaq(figures: ListingFigures, asked: Asked): ListingFaq | null {
  const builders = buildersOf(figures);
  if (builders.length < 2) return null;
  const named = builders.slice(0, 5).map((name) => `${name} (${figures.facets.builder[name]})`);
  const more = builders.length - named.length;
  return {
    question: t("Which builders have {kind} in {place}?", asked),
    answer:
      more > 0
        ? t("{names}, and {count} more.", { names: named.join(", "), count: more })
        : t("{sentence}.", { sentence: joinNames(named) }),
  };
}

function registeredFaq(figures: ListingFigures, asked: Asked): ListingFaq | null {
  const { summary, totalItems, place } = figures;
  if (!summary || totalItems < 2 || !place) return null;
  const { registered } = summary;
  const without = totalItems - registered;
  return {
    question: t("How many of these projects in {place} have a RERA ID?", asked),
    answer:
      without === 0
        ? t("All of them, {count}. Each number stands on its project’s page.", { count: totalItems })
        : without === 1
          ? t("{registered}. One is listed without: ask for the number before you book.", { registered })
          : t("{registered}. {count} are listed without: ask for the number before you book.", {
              registered,
              count: without,
            }),
  };
}

function aroundFaq(figures: ListingFigures, asked: Asked): ListingFaq | null {
  const { around, place } = figures;
  if (around.length < 2 || !place) return null;
  const named = joinNames(around.map(({ name, count }) => `${t(name)} (${formatCount(count, "project")})`));
  return place.city
    ? {
        question: t("Where near {place} are there {kind}?", asked),
        answer: t("Nearest first: {places}.", { places: named }),
      }
    : {
        question: t("Which localities of {place} have the most {kind}?", asked),
        answer: t("{sentence}.", { sentence: named }),
      };
}

/** Of a locality whose civic body is established. */
function civicFaq({ name, city }: ListingPlace): ListingFaq | null {
  const civic = civicBodyOf({ city, locality: name });
  if (!civic) return null;
  const answer = [
    t("{sentence}.", { sentence: civic.words }),
    civic.doubt,
    civicAdvice(),
    t("Source: {source}.", { source: civicDivision.site }),
  ];
  return {
    question: t("Which civic body is {place} under?", { place: t(name) }),
    answer: answer.filter(Boolean).join(" "),
  };
}
