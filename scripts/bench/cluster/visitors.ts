import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { apiRoot, leadPaths } from "@/lib/base/call-paths";

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };
export type Visit = {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** An address of this machine (127.0.0.0/8): limits are counted for it. */
  from?: string;
};

/** One request, sent once, from this address; status 0 when the connection broke or nothing came in 15 seconds. */
export function visit({ port, path, method = "GET", headers = {}, body, from }: Visit): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, headers: {}, text: "" });
    const asked = request(
      { host: "127.0.0.1", port, path, method, headers, localAddress: from, agent: false, timeout: 15_000 },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", failed);
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      },
    );
    asked.on("timeout", () => asked.destroy());
    asked.on("error", failed);
    asked.end(body);
  });
}

/** An address of its own for each visitor. */
export const addressOf = (visitor: number) =>
  `127.${1 + ((visitor >> 14) & 63)}.${(visitor >> 7) & 127}.${1 + (visitor & 127)}`;

/** `at`: when it was sent; `ms`: how long its visitor waited. */
export type TakenLead = { key: string; reference: string; at: number; ms: number };
export type Crowd = {
  /** Pages and calls that were sent, and those that failed (no answer, or 5xx), in a few words. */
  pages: number;
  failedPages: string[];
  leads: TakenLead[];
  failedLeads: string[];
  /** The longest that somebody waited, in milliseconds. */
  slowest: { page: number; lead: number };
  stop: () => Promise<void>;
};

const pageRate = 20;
const leadRate = 4;
let visitors = 0;

/**
 * Visitors at a steady rate, each from an own address, who send each thing once and never again: only nginx tries twice.
 * Half of what they ask is kept by nobody, so that a site has to answer.
 */
export function startCrowd(port: number, host: string): Crowd {
  const running = new Set<Promise<void>>();
  const crowd: Crowd = {
    ...{ pages: 0, failedPages: [], leads: [], failedLeads: [], slowest: { page: 0, lead: 0 } },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      while (running.size > 0) await Promise.all(running);
    },
  };
  const isFailed = (status: number) => status === 0 || status >= 500;
  const page = async () => {
    const number = (visitors += 1);
    const path = pathOf(number);
    const began = Date.now();
    const { status } = await visit({ port, path, from: addressOf(number), headers: { Host: host } });
    crowd.pages += 1;
    crowd.slowest.page = Math.max(crowd.slowest.page, Date.now() - began);
    if (isFailed(status)) crowd.failedPages.push(`${status} ${path}`);
  };
  const lead = async () => {
    const number = (visitors += 1);
    const began = Date.now();
    const [key, answer] = await sendLead({ port, host, number });
    crowd.slowest.lead = Math.max(crowd.slowest.lead, Date.now() - began);
    if (answer.status !== 201) crowd.failedLeads.push(`${answer.status} ${answer.text.slice(0, 80)}`);
    else
      crowd.leads.push({
        key,
        reference: JSON.parse(answer.text).data.reference,
        at: began,
        ms: Date.now() - began,
      });
  };
  const go = (work: () => Promise<void>) => {
    const one = work().finally(() => running.delete(one));
    running.add(one);
  };
  const timers = [setInterval(go, 1_000 / pageRate, page), setInterval(go, 1_000 / leadRate, lead)];
  return crowd;
}

function pathOf(number: number): string {
  const paths = [
    `/propertydetails/${1 + (number % 60)}?from=${number}`,
    `/propertylist?location=Kokapet`,
    `/api/v1/property/getfilteredproperties?page=${1 + (number % 3)}&search=x${number % 50}`,
    `/propertydetails/${1 + (number % 60)}`,
    `/propertylist?search=villa${number}`,
    "/",
  ];
  return paths[number % paths.length] ?? "/";
}

type Lead = { port: number; host: string; number: number; phone?: string; from?: string; forwarded?: string };

/** A lead with a key of its own, from an own address and number unless they are given. */
export async function sendLead(lead: Lead): Promise<[key: string, answer: Answer]> {
  const {
    port,
    host,
    number,
    phone = String(7_000_000_000 + number),
    from = addressOf(number),
    forwarded,
  } = lead;
  const key = randomUUID();
  const body = {
    name: `Visitor ${number}`,
    phoneNumber: phone,
    propertyId: 1 + (number % 20),
    allowContact: true,
    source: "enquiry",
  };
  const answer = await visit({
    ...{ port, path: apiRoot + leadPaths.createEnquiry, method: "POST", from, body: JSON.stringify(body) },
    headers: {
      ...{ "Content-Type": "application/json", "Idempotency-Key": key, Host: host, Origin: `http://${host}` },
      ...(forwarded && { "X-Forwarded-For": forwarded }),
    },
  });
  return [key, answer];
}
