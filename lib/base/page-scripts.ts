/**
 * Scripts that stand in the markup of pages. They are listed here because a page's policy lets no other run, but for the
 * framework's own (`lib/door/inline-scripts.ts`).
 */

/** Where the device keeps the unit for plots that was chosen on it; the privacy policy names it. */
export const unitStorageKey = "zerokey-area-unit";

/** Before anything is painted: what `BothUnits` goes by. */
const unitScript = `try{const u=localStorage["${unitStorageKey}"];if(u)document.documentElement.dataset.areaUnit=u}catch{}`;

/** Marks every picture that fails, from the first on: no code that is loaded later could see that. */
const brokenPictures = `for(const t of["error","load"])addEventListener(t,({target:i})=>{i.localName=="img"&&i.toggleAttribute("data-broken",t=="error")},true);`;

/** In the head of every page. */
export const headScript = brokenPictures + unitScript;
