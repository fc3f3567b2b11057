import { claims, developersClaim, networkClaims, type Claim } from "@/content/site";
import { testimonials, testimonialsAreSamples, type Testimonial } from "@/content/testimonials";
import { noWords, type Banner, type CheckedNumber, type Words } from "./words-schema";

/** `saidOn`: the day it was said, of words that staff have noted. */
export type ShownTestimonial = Omit<Testimonial, "image"> & { image: string | null; saidOn?: string };

/** What pages show of it. */
export type SiteWords = {
  testimonials: readonly ShownTestimonial[];
  areSamples: boolean;
  banners: readonly Banner[];
  claims: readonly Claim[];
  developersClaim: Claim;
  networkClaims: readonly Claim[];
};

/**
 * What `content/` says, with what staff have changed of it in its place. Samples never stand beside what somebody has said.
 * `today`: the day in India.
 */
export function toSiteWords(words: Partial<Words>, today: string): SiteWords {
  const { showsSamples, testimonials: own } = words.testimonials ?? noWords.testimonials;
  const { numbers } = words.numbers ?? noWords.numbers;
  const said = own
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, designation, description, image, saidOn }) => ({
      ...{ name, designation, description, saidOn },
      image: image || null,
    }));
  const isOwn = said.length > 0;
  return {
    testimonials: isOwn ? said : showsSamples ? testimonials : [],
    areSamples: !isOwn && testimonialsAreSamples,
    banners: (words.banners ?? noWords.banners).banners.filter(
      ({ from, until }) => from <= today && today <= until,
    ),
    claims: claims.map((claim) => withNumber(claim, numbers)),
    developersClaim: withNumber(developersClaim, numbers),
    networkClaims: networkClaims.map((claim) => withNumber(claim, numbers)),
  };
}

function withNumber(claim: Claim, numbers: readonly CheckedNumber[]): Claim {
  const own = numbers.find(({ label }) => label === claim.label);
  return own ? { ...claim, figure: own.figure, asOf: own.asOf } : claim;
}

/** The claims that are a count, each once. */
export const countedClaims: readonly Claim[] = [
  ...new Map([...claims, ...networkClaims, developersClaim].map((claim) => [claim.label, claim])).values(),
].filter(({ figure }) => /\d/.test(figure));

/** A figure is looked up again when its date is older. In days. */
export const numberTermDays = 183;
