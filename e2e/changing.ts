/** Journeys that change the catalogue, or make accounts, run after those that count it, and that see the desk before it has any. */
export const changing =
  /(?:desk-(?:add-lead|board|clock|consent|files|lead-file|list-look|many-leads|outcomes|person|projects|registrations|rera|sharing|together|two-agents|typing|visits)|history|import|offline-price|saved-search)(?:\.long)?\.spec\.ts$/;
