import http from "node:http";

// Loaded before Next, which names the target of a redirect twice in an answer that goes into the page cache. Two
// `Location` headers are no valid answer, and some clients join them to an address that isn't there.
const { appendHeader } = http.ServerResponse.prototype;

/** @this {http.ServerResponse} @param {string} name @param {string | readonly string[]} value */
http.ServerResponse.prototype.appendHeader = function (name, value) {
  if (name.toLowerCase() !== "location") return appendHeader.call(this, name, value);
  return this.setHeader("Location", value);
};
