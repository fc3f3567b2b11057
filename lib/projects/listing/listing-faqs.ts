import { formatCount, formatMonth, formatPrice } from "@/lib/base/format";
import { buildersOf, kindOf, stagesOf, type ListingFigures } from "./listing-figures";
import { rateSentence, whereOf } from "./listing-intro";
import { joinNames } from "./listing-subject";

export type ListingFaq = { question: string; answer: string };

/** What buyers ask about a list and its data answer; only of lists with a place, on their first page. */
export function listingFaqs(figures: ListingFigures): ListingFaq[] {
  const { place, totalItems, filters } = figures;
  if (!place || place.isState || totalItems === 0 || filters.page > 1) return [];
  return [
    priceFaq(figures),
    readyFaq(figures),
    builderFaq(figures),
    registeredFaq(figures),
    aroundFaq(figures),
  ].filter((faq) => faq !== null);
}

function priceFaq(figures: ListingFigures): ListingFaq | null {
  const { lowestPrice: low, summary, totalItems, projects } = figures;
  const high = summary?.highestPrice;
  if (!low || !high) return null;
  const range = low === high ? formatPrice(low) : `${formatPrice(low)} to ${formatPrice(high)}`;
  const of = totalItems === 1 && projects[0] ? projects[0].name : formatCount(totalItems, "project");
  return {
    question: `What do ${kindOf(figures)}${whereOf(figures)} cost?`,
    answer: [`${range}, as asked by the builders in ${of}.`, rateSentence(figures)].filter(Boolean).join(" "),
  };
}

function readyFaq(figures: ListingFigures): ListingFaq | null {
  const { ready, building, launching } = stagesOf(figures);
  if (ready + building + launching === 0) return null;
  const names = figures.projects.filter(({ status }) => status === "Ready to Move").map(({ name }) => name);
  const shown = names.slice(0, 3);
  const next = formatMonth(figures.summary?.nextPossession);
  const then = next ? ` The next possession is planned for ${next}.` : "";
  const such = shown.length > 0 ? `: ${joinNames(shown)}${ready > shown.length ? " among them" : ""}` : "";
  return {
    question: `Are there ready to move ${kindOf(figures)}${whereOf(figures)}?`,
    answer:
      ready > 0
        ? `Yes, in ${formatCount(ready, "project")}${such}.${ready < figures.totalItems ? then : ""}`
        : `Not on our list today.${then}`,
  };
}

function builderFaq(figures: ListingFigures): ListingFaq | null {
  const builders = buildersOf(figures);
  if (builders.length < 2) return null;
  const named = builders.slice(0, 5).map((name) => `${name} (${figures.facets.builder[name]})`);
  const more = builders.length - named.length;
  return {
    question: `Which builders have ${kindOf(figures)}${whereOf(figures)}?`,
    answer: more > 0 ? `${named.join(", ")}, and ${more} more.` : `${joinNames(named)}.`,
  };
}

function registeredFaq(figures: ListingFigures): ListingFaq | null {
  const { summary, totalItems, place } = figures;
  if (!summary || totalItems < 2 || !place) return null;
  const { registered } = summary;
  const without = totalItems - registered;
  return {
    question: `How many of these projects${whereOf(figures)} have a RERA ID?`,
    answer:
      without === 0
        ? `All of them, ${totalItems}. Each number stands on its project’s page.`
        : `${registered}. ${without === 1 ? "One is" : `${without} are`} listed without: ask for the number before you book.`,
  };
}

function aroundFaq(figures: ListingFigures): ListingFaq | null {
  const { around, place } = figures;
  if (around.length < 2 || !place) return null;
  const named = joinNames(around.map(({ name, count }) => `${name} (${formatCount(count, "project")})`));
  return place.city
    ? {
        question: `Where near ${place.name} are there ${kindOf(figures)}?`,
        answer: `Nearest first: ${named}.`,
      }
    : {
        question: `Which localities of ${place.name} have the most ${kindOf(figures)}?`,
        answer: `${named}.`,
      };
}
