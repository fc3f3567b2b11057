/*
 * What we say of our own look into the register of a state's RERA authority. The form of a number proves nothing: only what
 * somebody compared with the register is said, with the day, and never more than that it matched or differs.
 */

/** After so many days what was compared may have changed in the register. */
export const reraCheckTermDays = 180;

export const reraCheckWords = {
  title: "What RERA says",
  lines: {
    number: "Registration number",
    phase: "Phase",
    towers: "Towers covered",
    promoter: "Promoter against brand",
    possession: "Possession date",
  },
  matched: "Matched on {day}",
  differs: "Differs, looked up on {day}",
  unchecked: "Not checked by us yet",
  says: "The register says: {says}",
  old: "may be out of date",
  none: "Not checked by us yet. Look the number up and compare promoter, phase and towers yourself.",
  limits:
    "Our own look into the register on these days. It may have changed since: look it up before you pay.",
  compared: "Compared with RERA",
  short: { matched: "matched", differs: "differs" },
} as const;
