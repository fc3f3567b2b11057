/** In the tab alone: that a copy has just given way to its page, and how often that was tried. The privacy policy names it. */
export const refreshedKey = "zerokey-refreshed";
export const triesKey = "zerokey-refresh-tries";

/** Whether this page has just taken the place of its copy; true once, and the tries begin anew. */
export function tookPlaceOfCopy(): boolean {
  try {
    const isNew = sessionStorage[refreshedKey] !== undefined;
    sessionStorage.removeItem(refreshedKey);
    sessionStorage.removeItem(triesKey);
    return isNew;
  } catch {
    // The browser keeps nothing for a tab.
    return false;
  }
}
