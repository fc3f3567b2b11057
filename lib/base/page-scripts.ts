/**
 * Scripts that stand in the markup of pages. They are listed here because a page's policy lets no other run, but for the
 * framework's own (`lib/server/next/inline-scripts.ts`).
 */

/** Where the device keeps the unit for plots that was chosen on it; the privacy policy names it. */
export const unitStorageKey = "zerokey-area-unit";

/** Marks every picture that fails, from the first on: no code that is loaded later could see that. */
const brokenPictures = `for(const t of["error","load"])addEventListener(t,({target:i})=>{i.localName=="img"&&i.toggleAttribute("data-broken",t=="error")},true);`;

/** What a visitor asked this device to remember of "What we can afford"; the privacy policy names it. */
export const meansStorageKey = "zerokey-means";

/** Before anything is painted: what `BothUnits` and `MonthLine` go by. */
const storedLooks = `try{const s=localStorage,h=document.documentElement.dataset,u=s["${unitStorageKey}"],m=s["${meansStorageKey}"];if(u)h.areaUnit=u;if(m)h.means=m}catch{}`;

/** In the head of every page. */
export const headScript = brokenPictures + storedLooks;
