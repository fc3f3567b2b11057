import http from "node:http";

// Loaded before Next. Next 16 answers 500 to a path whose percent encoding is invalid (`/%E0%A4%A`) as soon as the site
// has dynamic routes; as this is the client's mistake, the answer here is 400. No rewrite or page sees such a request
// before Next has tried to decode it.
const page = `<!doctype html><html lang="en-IN"><title>400 Bad Request</title><h1>This address can't be read</h1>
<p>It may have been cut or copied wrongly. <a href="/">Go to Home</a></p></html>`;

const emit = http.Server.prototype.emit;

/** @this {http.Server} @param {string} event @param {any[]} args */
http.Server.prototype.emit = function (event, ...args) {
  if (event !== "request" || isReadable(args[0].url)) return Reflect.apply(emit, this, [event, ...args]);
  args[1]
    .writeHead(400, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" })
    .end(page);
  return true;
};

/** @param {string} address */
function isReadable(address) {
  if (!address.includes("%")) return true;
  try {
    decodeURIComponent(address.split("?", 1)[0] ?? "");
    return true;
  } catch {
    // The encoding is invalid.
    return false;
  }
}
