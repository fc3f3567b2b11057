const named = (files: string) => new RegExp(`(?:${files})(?:\\.long)?\\.spec\\.ts$`);

/** Journeys that change the catalogue or what the site says of itself, after those that count it. */
export const changesCatalogue = named(
  "desk-(?:files|projects|registrations|rera|together|typing)|history|import|offline-price|saved-search",
);

/** Journeys of those who work on leads and on words, after those that see the desk before it has an account. */
export const worksOnLeads = named(
  "desk-(?:add-lead|board|clock|consent|lead-file|list-look|many-leads|outcomes|person|sharing|two-agents|visits|words)",
);
