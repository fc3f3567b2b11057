import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { sendLead } from "./lead-stream";
import type { Row } from "./report";
import { processOf, type Site } from "./site";

const agents = 50;
const mostMegabytes = 60;
const mostMs = 2_000;

/** Now, as the database writes it. */
const moment = () => new Date().toISOString().replace("T", " ").replace("Z", "+00");

/** What it costs that 50 people have a list open, and when the last of them hears of a lead that comes in. */
export async function benchNews({ port, url }: Site, headers: { Cookie: string }): Promise<Row[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: agents });
  const options = { host: "127.0.0.1", agent, port, headers };
  const ask = (since: string, event: number) =>
    new Promise<{ event: number; count: number }>((resolve, reject) => {
      const query = new URLSearchParams({ since, event: String(event) });
      const path = `${deskCall(deskCallPaths.leadNews)}?${query}`;
      const request = http.get({ ...options, path }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (part: string) => (body += part));
        response.on("end", () => {
          if (response.statusCode === 200) resolve(JSON.parse(body) as { event: number; count: number });
          else reject(new Error(body));
        });
      });
      request.on("error", reject);
    });
  const hear = async (since: string, known: number): Promise<void> => {
    for (let event = known; ;) {
      const news = await ask(since, event);
      if (news.count > 0) return;
      ({ event } = news);
    }
  };
  const { event } = await ask(moment(), 0);
  await pause(5_000);
  const before = processOf(port).megabytes;
  const since = moment();
  const heard = Array.from({ length: agents }, () => hear(since, event));
  await pause(10_000);
  const more = processOf(port).megabytes - before;
  const sent = performance.now();
  const [{ status }] = await Promise.all([
    sendLead(url, 100_000_000 + Math.floor(Math.random() * 1e8), crypto.randomUUID()),
    ...heard,
  ]);
  const waited = performance.now() - sent;
  agent.destroy();
  if (status !== 201) throw new Error(`The lead was refused: ${status}.`);
  return [
    [`memory of ${agents} who wait for news`, `${more.toFixed(1)} MB`, more <= mostMegabytes],
    [`until ${agents} have heard of a new lead`, `${waited.toFixed(0)} ms`, waited <= mostMs],
  ];
}
