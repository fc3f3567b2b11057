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

/** As many elements put it on in one go as a cheap phone lays out without being missed. */
const atOnce = 150;

/**
 * Puts Lato on: at once where an earlier page has brought it, else when the page has loaded, its words are painted and it
 * is idle, so that nothing competes with what is seen first, and part by part, so that no tap waits for the whole page to
 * be laid out again. Its stand-ins are as wide and as high (`app/fonts/lato.css`) but for a line that breaks elsewhere: a
 * part whose height would change under the visitor's eyes keeps them for this page. So does whoever saves data, a tab
 * that nobody has looked at and a browser that does not tell of its first paint.
 */
const latoScript = `{const d=document,h=d.documentElement,k="${latoStorageKey}",idle=self.requestIdleCallback??setTimeout;let s={};try{s=localStorage}catch{}
const put=e=>e.dataset.lato="",size=e=>e.getElementsByTagName("*").length,cut=e=>size(e)<${atOnce}?[e]:[...e.children].flatMap(cut);
const high=e=>e.offsetHeight,moves=(e,was)=>high(e)!=was&&e.getBoundingClientRect().top<innerHeight;
const wear=parts=>{const now=[];for(let n=0;parts[0]&&n<${atOnce};now.push(parts.shift()))n+=size(parts[0])+1;
const were=now.map(high);now.forEach(put);for(const e of now.filter((e,i)=>moves(e,were[i])))e.dataset.lato="later";
if(parts[0])return idle(()=>wear(parts));put(h);try{s[k]="1"}catch{}};
const ask=()=>idle(()=>Promise.all([400,700].map(w=>d.fonts.load(w+" 1em Lato"))).then(()=>wear(cut(d.body)),()=>{})),painted=(l,o)=>{if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();ask()}};
if(s[k])put(h);else if(!navigator.connection?.saveData)addEventListener("load",()=>new PerformanceObserver(painted).observe({type:"paint",buffered:true}))}`;

/** In the head of every page. */
export const headScript = brokenPictures + unitScript + latoScript;
