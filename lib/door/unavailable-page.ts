import { brand, colours } from "@/content/site";

const colour = colours.brand[600];

/** Shown when a page can't be rendered because its data can't be read. It needs no script, style sheet or data. */
export const unavailablePage = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Please try again in a minute | ${brand.name}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 Lato,Arial,sans-serif;color:#1a1a1f;background:#faf8f4}
main{box-sizing:border-box;max-width:34rem;padding:2rem 1rem;text-align:center}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .75rem}
p{margin:0 0 1.5rem;color:#55555f}
a{display:inline-block;margin:0 .25rem .75rem;padding:.6rem 1.25rem;border-radius:8px;font-weight:700;color:#1a1a1f;background:#fff;border:1px solid #e8e4dd;text-decoration:none}
a.main{color:#fff;background:${colour};border-color:${colour}}
a:focus-visible{outline:2px solid ${colour};outline-offset:2px}
</style>
<main>
<h1>Please try again in a minute</h1>
<p>Our list of homes can’t be read just now, so this page can’t be shown. Nothing you sent us is lost.</p>
<a class="main" href="">Try again</a>
<a href="${brand.phoneLink}">Call ${brand.phone}</a>
</main>
</html>
`;
