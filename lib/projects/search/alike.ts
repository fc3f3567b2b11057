/*
 * How unlike two projects of one kind are, in steps that are added up, the same in SQL and in the index. Of those that are
 * as unlike, the one with the nearer price comes first.
 */

/**
 * A step for another locality, and one more for each of these distances that its centre is beyond; a distance that nobody
 * knows is beyond all of them.
 */
export const alikeKm = [5, 10, 20] as const;
/** Besides, in another city that is beyond all of them. */
export const otherCitySteps = 4;
/** A step for each of these shares, in percent of the own price, by which the lowest prices are further apart. */
export const alikePercents = [15, 30, 60] as const;
/** For a villa beside flats. */
export const otherTypeSteps = 3;
