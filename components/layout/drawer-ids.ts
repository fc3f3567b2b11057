export const menuDrawerId = "menu";
export const linksDrawerId = "site-links";
/** Where the picker of places stands in the menu. */
export const placePickerId = "menu-places";
