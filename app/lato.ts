/** Whether the browser has the files of Lato; the privacy policy names it. */
const storageKey = "zerokey-lato";

/** As many elements put it on in one go as a cheap phone lays out without being missed. */
const atOnce = 150;

/**
 * Puts Lato on: at once where an earlier page has brought it, else when the page has loaded and is idle, so that nothing
 * competes with what is seen first, and part by part, so that no tap waits for the whole page to be laid out again. Its
 * stand-ins are as wide and as high (`app/fonts/lato.css`). Whoever saves data keeps them.
 */
export const latoScript = `{const d=document,h=d.documentElement,k="${storageKey}",idle=self.requestIdleCallback??setTimeout;let s={};try{s=localStorage}catch{}
const put=e=>e.dataset.lato="",size=e=>e.getElementsByTagName("*").length,cut=e=>size(e)<${atOnce}?[e]:[...e.children].flatMap(cut);
const wear=parts=>{let n=0;while(parts[0]&&n<${atOnce}){n+=size(parts[0])+1;put(parts.shift())}
if(parts[0])return idle(()=>wear(parts));put(h);try{s[k]="1"}catch{}};
if(s[k])put(h);else if(!navigator.connection?.saveData)addEventListener("load",()=>idle(()=>Promise.all([400,700].map(w=>d.fonts.load(w+" 1em Lato"))).then(()=>wear(cut(d.body)),()=>{})))}`;
