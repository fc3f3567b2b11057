import http from "node:http";

// Loaded before Next, which passes the headers to a route but not the connection. Rate limits count by the connection's
// address, so it is written into a header here, which replaces any that the client sent under that name.
const emit = http.Server.prototype.emit;

/** @this {http.Server} @param {string} event @param {any[]} args */
http.Server.prototype.emit = function (event, ...args) {
  if (event === "request") args[0].headers["x-peer-address"] = args[0].socket.remoteAddress ?? "unknown";
  return Reflect.apply(emit, this, [event, ...args]);
};
