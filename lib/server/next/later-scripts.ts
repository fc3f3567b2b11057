import { isScriptPart, type Parts } from "./document-parts";

/**
 * The framework's scripts in a document wait until it has been painted: their evaluation would come before the first
 * picture, and they take the line that it needs. They are listed as data, and a small script of ours asks for them.
 */
const asyncScript = /^<script src="(\/_next\/static\/[^"]+)"(?: id="\w+")? async=""><\/script>$/;
const bodyEnd = "</body>";
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
/**
 * What Next gives to browsers that know no modules, 110 kB of it: they can't read the code that comes after it, nor the script
 * that asks for that, so they have the page as it is without scripts, and shall not pay for these.
 */
const polyfills = /^<script src="\/_next\/static\/[^"]+" noModule=""><\/script>$/;
/**
 * Next asks for a second connection to this site, without cookies, for fonts that it doesn't load early. Fonts of one's own
 * site come over the first one, so that would be opened for nothing.
 */
const ownConnection = '<link rel="preconnect" href="/" crossorigin=""/>';

/**
 * Asks for the scripts after the first frame, one a task, because a cheap phone needs milliseconds for each: when it is on the
 * screen, which is later than the page's own part of it, by a tenth of a second with letters that are hard to draw; and after
 * the frame with the page's first picture, which half a second is waited for, because it would else be painted after them. A tab
 * in the background has no frames and asks at once; the timer is for whatever else may keep a frame from coming.
 *
 * With Save-Data on they are not asked for until the visitor touches what may need them: pages are whole without them,
 * links and forms work. `data-needs-scripts` marks what is empty without them.
 *
 * What a visitor does before React has taken over is noted in `early`, and repeated when it has
 * (`components/layout/use-early-presses.ts`). It is heard first, because React keeps from everybody what is pressed when it has begun
 * but waits for the page's code; for a press that it hears itself the event is noted with it.
 * The list is the one just before this script: markup of others can't bring any. `async` has to be there as an attribute,
 * because React looks by it which scripts are there already.
 */
export const scriptLoader = `(()=>{
const sources=JSON.parse(document.currentScript.previousElementSibling.textContent);
const add=(src)=>document.head.append(Object.assign(document.createElement("script"),{src,async:true}));
const load=()=>{
const source=sources.shift();
if(!source)return;
if(!document.querySelector(\`script[src="\${source}"]\`))add(source);
setTimeout(load)
};
self.early=[];
const hear=(event)=>{
const {target,type}=event;
const element=target.closest?.("button,input,select,textarea,summary,label,[role],a[data-again]");
if(!element)return;
load();
if(/^[ci]/.test(type))self.early?.push([element,event,element.value,element.checked])
};
for(const type of ["pointerdown","focusin","click","input"])addEventListener(type,hear,true);
if(navigator.connection?.saveData&&!document.querySelector("[data-needs-scripts],#__next_error__"))return;
if(document.hidden)return load();
const afterFrame=(then)=>requestAnimationFrame(()=>setTimeout(then));
afterFrame(()=>{
const picture=document.querySelector("img[fetchpriority=high]");
if(!picture||picture.complete)return new PerformanceObserver(load).observe({type:"paint",buffered:true});
for(const end of ["load","error"])picture.addEventListener(end,()=>afterFrame(()=>afterFrame(load)),{once:true});
setTimeout(load,500)
});
setTimeout(load,1000)
})()`;

/** The file of a part that asks for one of the framework's scripts; `undefined` for any other part. */
function sourceOfLater(part: string): string | undefined {
  return asyncScript.exec(part)?.[1];
}

/** A document whose scripts come after its first paint. */
export function withLaterScripts(document: Parts): Parts {
  const sources = document.flatMap((part) => sourceOfLater(part) ?? []);
  const last = document.findLastIndex((part) => !isScriptPart(part) && part.includes(bodyEnd));
  if (sources.length === 0 || last === -1) return document;
  const list = `<script type="application/json" id="later-scripts">${JSON.stringify(sources)}</script>`;
  return document.flatMap((part, place) => {
    if (isScriptPart(part)) return sourceOfLater(part) || polyfills.test(part) ? [] : part;
    const markup = part.replaceAll(scriptPreload, "").replace(ownConnection, "");
    if (place !== last) return markup;
    const end = markup.lastIndexOf(bodyEnd);
    return [markup.slice(0, end), list, `<script>${scriptLoader}</script>`, markup.slice(end)];
  });
}
