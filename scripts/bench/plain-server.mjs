import { createServer } from "node:http";

/**
 * A server that can only send one body: `node plain-server.mjs PORT`, with the body and its encoding on standard input. What
 * Node itself costs for the same bytes.
 */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const body = Buffer.concat(chunks);
const head = ["Content-Type", "text/html; charset=utf-8", "Content-Length", String(body.length)];
createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(body);
}).listen(Number(process.argv[2]), "127.0.0.1");
