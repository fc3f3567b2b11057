import net from "node:net";

/** What came back: the status, 0 if the connection was closed without an answer. Names of headers are in lower case. */
export type RawAnswer = { status: number; headers: Record<string, string>; text: string };

/** Sends a request as it is written here, for our host unless it names one: `fetch` would correct what is wrong. */
export function rawRequest(siteUrl: string, line: string, headers: string[] = []): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    let text = "";
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${line}`)));
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => resolve(read(text)));
    const own = headers.some((header) => /^host:/i.test(header)) ? [] : [`Host: ${host}`];
    socket.write([`${line} HTTP/1.1`, ...own, "Connection: close", ...headers, "", ""].join("\r\n"));
  });
}

function read(text: string): RawAnswer {
  const [head = ""] = text.split("\r\n\r\n", 1);
  const [first = "", ...lines] = head.split("\r\n");
  const pairs = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(first.split(" ")[1] ?? 0),
    headers: Object.fromEntries(pairs),
    text: text.slice(head.length + 4),
  };
}
