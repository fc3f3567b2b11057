/** Whether the browser has the files of Lato; the privacy policy names it. */
const storageKey = "zerokey-lato";

/**
 * Puts Lato on: at once where an earlier page has brought it, else when the page has loaded and is idle, both files at the
 * same moment, so that nothing competes with what is seen first. Its stand-ins are as wide and as high
 * (`app/fonts/lato.css`). Whoever saves data keeps them.
 */
export const latoScript = `{const h=document.documentElement,k="${storageKey}";let s={};try{s=localStorage}catch{}
if(s[k])h.dataset.lato="";else if(!navigator.connection?.saveData)addEventListener("load",()=>(self.requestIdleCallback??setTimeout)(()=>Promise.all([400,700].map(w=>document.fonts.load(w+" 1em Lato"))).then(()=>{h.dataset.lato="";try{s[k]="1"}catch{}},()=>{})))}`;
