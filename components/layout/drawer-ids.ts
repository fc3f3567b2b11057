export const menuDrawerId = "menu";
export const linksDrawerId = "site-links";
