import "server-only";
import sanitizeHtml from "sanitize-html";
import { parseMade, pictureFiles } from "@/lib/base/made-picture";
import { madeWord } from "@/lib/base/made-pictures";

/**
 * The HTML of a blog post, without anything that could run or load from other sites; `h1` becomes `h2`. A picture is
 * kept if `pictureFault` finds nothing wrong with its address. Used where posts are stored and where they are shown,
 * because the posts of another backend are not stored here.
 */
export function cleanBlogHtml(html: string, pictureFault: (address: string) => string | null): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ..."h2 h3 h4 p br hr ul ol li dl dt dd blockquote figure figcaption".split(" "),
      ..."table caption thead tbody tfoot tr th td".split(" "),
      ..."a img strong em b i u s sub sup small code pre".split(" "),
    ],
    allowedAttributes: {
      a: ["href", "title", "rel"],
      img: ["src", "alt", "title", "width", "height", "loading"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      ol: ["start"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["https"] },
    allowProtocolRelative: false,
    transformTags: {
      h1: "h2",
      a: (tagName, { rel: _rel, ...attribs }) => ({
        tagName,
        attribs: /^https?:/i.test(attribs.href ?? "") ? { ...attribs, rel: "noopener nofollow" } : attribs,
      }),
      img: (tagName, attribs) => ({ tagName, attribs: { alt: "", ...attribs, loading: "lazy" } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && pictureFault(attribs.src ?? "") !== null,
  }).trim();
}

/**
 * The text of a post, safe to show: cleaned here too, because another backend (settings, `API_BASE_URL`) may not have
 * cleaned it. Pictures are our own or on one of `hosts` (settings, `MEDIA_HOSTS`).
 */
export function shownBlogHtml(html: string, hosts: readonly string[]): string {
  const clean = cleanBlogHtml(html, (address) => (isShown(address, hosts) ? null : "is on no known host"));
  return clean.replace(/<img [^>]*>/g, inItsSizes);
}

/** As wide as a line of text. */
const sizes = "(min-width: 768px) 680px, 100vw";

/** A picture that the site has in several sizes, in all of them; others stay. `image` is what `sanitizeHtml` writes. */
function inItsSizes(image: string): string {
  const src = / src="([^"]*)"/.exec(image)?.[1] ?? "";
  const word = madeWord(src);
  const made = parseMade(word);
  if (!made) return image;
  const files = pictureFiles(src, word);
  const room = / width=/.test(image) ? "" : ` width="${made.width}" height="${made.height}"`;
  const own = image.replace(
    ` src="${src}"`,
    `${room} style="background-color:#${made.colour}" sizes="${sizes}" srcset="${files.srcSet}" src="${files.src}"`,
  );
  return `<picture><source type="image/avif" srcset="${files.avif}" sizes="${sizes}" />${own}</picture>`;
}

function isShown(address: string, hosts: readonly string[]): boolean {
  if (/^\/[\w-][\w./-]*$/.test(address)) return !address.includes("..");
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== "https:" || url.username || url.password) return false;
  return hosts.includes(url.host) || hosts.includes(url.hostname);
}
