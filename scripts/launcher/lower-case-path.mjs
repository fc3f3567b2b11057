import http from "node:http";

// Loaded before Next, which matches pages by case but rewrites without regard to case: `/PropertyList` would
// answer with a second copy of the listing, `/FAQS` with the not-found screen. Both are redirected instead
// (docs/seo.md, "Status codes"). The other parts of a path are ids and names, which the pages check.
const emit = http.Server.prototype.emit;

/** @this {http.Server} @param {string} event @param {any[]} args */
http.Server.prototype.emit = function (event, ...args) {
  const [request, response] = args;
  const target = event === "request" && ["GET", "HEAD"].includes(request.method) && lowerCase(request.url);
  if (!target) return Reflect.apply(emit, this, [event, ...args]);
  response.writeHead(308, { Location: target, "Cache-Control": "public, max-age=3600" }).end();
  return true;
};

/** The address with its first part in lower case; null if it is so already, or is not a path.
 * @param {string} address */
function lowerCase(address) {
  const [, first = "", rest = ""] = /^(\/[^/?#\\]+)([^]*)$/.exec(address) ?? [];
  return /[A-Z]/.test(first) ? first.toLowerCase() + rest : null;
}
