/** Stations where many people work or change, for the minutes by metro on a project's page. */
export const metroWorkplaces = [
  "Raidurg",
  "HITEC City",
  "Ameerpet",
  "Begumpet",
  "Secunderabad East",
  "Mahatma Gandhi Bus Station",
] as const;
