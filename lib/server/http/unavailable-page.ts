import { languages } from "@/content/languages";
import { brand, colours } from "@/content/site";
import type { Language, Words } from "@/lib/base/language";
import { addressIn } from "@/lib/base/language-addresses";

const colour = colours.brand[600];

/** Not by `t`: what the site speaks is known once Next has rendered a page, and this is there before. */
const words: Record<Language, Words> = { en: {}, ...languages };

const unavailable = {
  heading: "Please try again in a minute",
  text: "Our list of homes can’t be read just now, so this page can’t be shown. Nothing you sent us is lost.",
};
/** In the words of `components/layout/error-screen.tsx`. */
const broken = {
  heading: "This page could not be loaded",
  text: "Something went wrong on our side. Please try again in a moment.",
};

/**
 * Shown when a page can't be rendered: because its data can't be read (503), or because of a defect (500). It needs no
 * script, style sheet or data. `id`: of the request, as the log has it.
 */
export function errorPage(status: 500 | 503, id: string, language: Language = "en"): string {
  const say = (english: string) => words[language][english] ?? english;
  return documentOf(
    status === 500 ? broken : unavailable,
    `<p class="id">${say("If you call us about this, please say “{id}”.").replace("{id}", id)}</p>
`,
    language,
  );
}

const refusals = {
  400: {
    title: "400 Bad Request",
    heading: "This address can't be read",
    text: "It may have been cut or copied wrongly.",
  },
  405: { title: "405 Method Not Allowed", heading: "This address can only be read", text: "" },
};

/** Says that a request was refused before anybody looked for its page. */
export function refusalPage(status: 400 | 405, language: Language): string {
  const { title, heading, text } = refusals[status];
  const say = (english: string) => words[language][english] ?? english;
  return `<!doctype html><html lang="${language}-IN"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${say(heading)}</h1><p>${say(text)} <a href="${addressIn(language, "/")}">${say("Go to Home")}</a></p></html>`;
}

function documentOf(said: typeof unavailable, more: string, language: Language = "en"): string {
  const say = (english: string) => words[language][english] ?? english;
  const [heading, text] = [say(said.heading), say(said.text)];
  return `<!doctype html>
<html lang="${language}-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${brand.name}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 Lato,Arial,sans-serif;color:#1a1a1f;background:#faf8f4}
main{box-sizing:border-box;max-width:34rem;padding:2rem 1rem;text-align:center}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .75rem}
p{margin:0 0 1.5rem;color:#55555f}
a{display:inline-block;margin:0 .25rem .75rem;padding:.6rem 1.25rem;border-radius:8px;font-weight:700;color:#1a1a1f;background:#fff;border:1px solid #e8e4dd;text-decoration:none}
a.main{color:#fff;background:${colour};border-color:${colour}}
.id{font-size:.875rem;margin:1rem 0 0}
a:focus-visible{outline:2px solid ${colour};outline-offset:2px}
</style>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<a class="main" href="">${say("Try again")}</a>
<a href="${brand.phoneLink}">${say("Call {phone}").replace("{phone}", brand.phone)}</a>
${more}</main>
</html>
`;
}

/** What its policy is made of: nothing of a request. */
export const unavailablePage = documentOf(unavailable, "");
