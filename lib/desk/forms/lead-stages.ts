/** How far leads come, as the owner's board counts them; spam is in none (`stages` in `lib/desk/store/lead-stages.ts`). */
export const stageLabels = {
  lead: "Without spam",
  called: "Called",
  within5: "Called within 5 minutes",
  within30: "Called within 30 minutes",
  visited: "With a visit",
  booked: "Booked",
  uncalled: "Waiting for a first call",
  overdue: "Follow-up overdue",
} as const;
export type LeadStage = keyof typeof stageLabels;
export const leadStages = Object.keys(stageLabels) as LeadStage[];

/** By what leads are counted together: what that is called, and the leads that have none. */
export const groupings = {
  agent: ["Agent", "Nobody"],
  source: ["Source", "Direct or unknown"],
  campaign: ["Campaign", "No campaign"],
  project: ["Project", "No project"],
  builder: ["Builder", "No builder"],
  week: ["Week", ""],
  reason: ["Not now", "No reason noted"],
} as const;
export type Grouping = keyof typeof groupings;

/** One group of leads. `key`: an account, a project or a builder by its id, a week by its Monday, else the words; empty for none. */
export type LeadGroup = { by: Grouping; key: string };

const ids = /^\d{0,9}$/;

/** The group that an address names, `source:google`; null for what names none. */
export function readGroup(text: string): LeadGroup | null {
  const [by = "", ...rest] = text.split(":");
  if (rest.length === 0 || !Object.hasOwn(groupings, by)) return null;
  const key = rest.join(":");
  if ((by === "project" || by === "builder") && !ids.test(key)) return null;
  return { by: by as Grouping, key };
}
