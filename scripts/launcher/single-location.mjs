import http from "node:http";

// Loaded before Next, which sends the target of a redirect twice in a response that goes into the page cache. Two
// `Location` headers are invalid, and some clients join them to an address that doesn't exist.
const { appendHeader } = http.ServerResponse.prototype;

/** @this {http.ServerResponse} @param {string} name @param {string | readonly string[]} value */
http.ServerResponse.prototype.appendHeader = function (name, value) {
  if (name.toLowerCase() !== "location") return appendHeader.call(this, name, value);
  return this.setHeader("Location", value);
};
