import http from "node:http";

// Loaded before Next, whose pages are found by their exact letters but whose rewrites are not: `/PropertyList` would
// answer with a second copy of the listing, `/FAQS` with the not-found screen. Both lead to the one address instead
// (docs/seo.md, "Status codes"). What follows the first part are ids and names, which their pages know.
const emit = http.Server.prototype.emit;

/** @this {http.Server} @param {string} event @param {any[]} args */
http.Server.prototype.emit = function (event, ...args) {
  const [request, response] = args;
  const target = event === "request" && ["GET", "HEAD"].includes(request.method) && lowerCase(request.url);
  if (!target) return Reflect.apply(emit, this, [event, ...args]);
  response.writeHead(308, { Location: target, "Cache-Control": "public, max-age=3600" }).end();
  return true;
};

/** The address with its first part in small letters; null when it is so already, or not an address of ours.
 * @param {string} address */
function lowerCase(address) {
  const [, first = "", rest = ""] = /^(\/[^/?#\\]+)([^]*)$/.exec(address) ?? [];
  return /[A-Z]/.test(first) ? first.toLowerCase() + rest : null;
}
