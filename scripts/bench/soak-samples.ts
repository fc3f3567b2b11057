import { readdirSync } from "node:fs";
import { connectionsTo, pidOf, processOf } from "./site-process";

/** What the site's process has of Node, in megabytes: JavaScript's used and held, and buffers outside it. */
type Heap = { used: number; held: number; outside: number };

/** The site's process at one moment. */
export type Sample = {
  minute: number;
  pid: number;
  megabytes: number;
  /** Without the connections of who is being answered: where all is slow, more of them wait. */
  handles: number;
  queue: string;
  heap: Heap;
};

/** What the site's process takes now; null while there is none. `token`: setting METRICS_TOKEN. */
export async function takeSample(port: number, token: string, minute: number): Promise<Sample | null> {
  try {
    const pid = pidOf(port);
    const handles = readdirSync(`/proc/${pid}/fd`).length - connectionsTo(port);
    const { megabytes } = processOf(port);
    const [queue, heap] = [await readQueue(port, token), await readHeap(port, token)];
    return { minute, pid, megabytes: Math.round(megabytes), handles, queue, heap };
  } catch {
    // Between two lives.
    return null;
  }
}

async function askSite(port: number, token: string, path: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}` };
  return fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: AbortSignal.timeout(10_000) });
}

async function readQueue(port: number, token: string): Promise<string> {
  const response = await askSite(port, token, "/readyz");
  const { leads, spool } = (await response.json()) as { leads?: object; spool?: object };
  return JSON.stringify({ ...leads, spool });
}

async function readHeap(port: number, token: string): Promise<Heap> {
  const text = await (await askSite(port, token, "/metrics")).text();
  const figure = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]) / 1_000_000);
  return {
    used: figure("nodejs_heap_size_used_bytes"),
    held: figure("nodejs_heap_size_total_bytes"),
    outside: figure("nodejs_external_memory_bytes"),
  };
}

/** A process is warm after so long. */
const warmMinutes = 4;

/** `heapLeast`: what JavaScript used when least of it was garbage. */
export type Life = Record<"megabytes" | "handles" | "heapLeast", [earlier: number, later: number]> & {
  minutes: number;
};

/** What each process that lived long enough took in the earlier and in the later half of its warm time, as medians. */
export function readLives(samples: readonly Sample[]): Life[] {
  const pids = [...new Set(samples.map(({ pid }) => pid))];
  return pids.flatMap((pid) => {
    const life = samples.filter((sample) => sample.pid === pid);
    const warm = life.filter(({ minute }) => minute - life[0]!.minute >= warmMinutes); // each pid has one
    if (warm.length < 8) return [];
    const half = Math.floor(warm.length / 2);
    const halves = (of: (sample: Sample) => number, what: (values: number[]) => number): [number, number] => [
      what(warm.slice(0, half).map(of)),
      what(warm.slice(half).map(of)),
    ];
    return [
      {
        minutes: life.at(-1)!.minute - life[0]!.minute, // as above
        megabytes: halves((one) => one.megabytes, median),
        handles: halves((one) => one.handles, median),
        heapLeast: halves(
          (one) => one.heap.used,
          (values) => Math.min(...values),
        ),
      },
    ];
  });
}

/** Nothing that grows: a tenth more, and as many handles as a few connections, are what load does. */
export function isFlat({ megabytes, handles }: Life): boolean {
  return megabytes[1] <= megabytes[0] * 1.1 + 10 && handles[1] <= handles[0] + 20;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
