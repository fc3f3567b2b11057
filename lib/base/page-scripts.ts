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

/** Whether the browser has the files of Lato; the privacy policy names it. */
const latoStorageKey = "zerokey-lato";

/**
 * Puts Lato on: at once where an earlier page has brought it, else when the page has loaded and is idle, both files at the
 * same moment, so that nothing competes with what is seen first. Its stand-ins are as wide and as high
 * (`app/fonts/lato.css`). Whoever saves data keeps them.
 */
const latoScript = `{const h=document.documentElement,k="${latoStorageKey}";let s={};try{s=localStorage}catch{}
if(s[k])h.dataset.lato="";else if(!navigator.connection?.saveData)addEventListener("load",()=>(self.requestIdleCallback??setTimeout)(()=>Promise.all([400,700].map(w=>document.fonts.load(w+" 1em Lato"))).then(()=>{h.dataset.lato="";try{s[k]="1"}catch{}},()=>{})))}`;

/** In the head of every page. */
export const headScript = brokenPictures + unitScript + latoScript;
