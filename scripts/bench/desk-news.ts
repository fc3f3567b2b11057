import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { sendLead } from "./lead-stream";
import type { Row } from "./report";
import { processOf, type Site } from "./site";

const agents = 50;
const mostMegabytes = 60;
const mostMs = 2_000;

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
        response.on("end", () => resolve(JSON.parse(body) as { event: number; count: number }));
      });
      request.on("error", reject);
    });
  const { event } = await ask(new Date().toISOString(), 0);
  await pause(5_000);
  const before = processOf(port).megabytes;
  const since = new Date().toISOString();
  const heard = Array.from({ length: agents }, () => ask(since, event));
  await pause(10_000);
  const more = processOf(port).megabytes - before;
  const sent = performance.now();
  const [{ status }, ...answers] = await Promise.all([sendLead(url, 1, crypto.randomUUID()), ...heard]);
  const waited = performance.now() - sent;
  agent.destroy();
  if (status !== 201 || answers.some(({ count }) => count !== 1))
    throw new Error("Not all heard of the lead.");
  return [
    [`memory of ${agents} who wait for news`, `${more.toFixed(1)} MB`, more <= mostMegabytes],
    [`until ${agents} have heard of a new lead`, `${waited.toFixed(0)} ms`, waited <= mostMs],
  ];
}
