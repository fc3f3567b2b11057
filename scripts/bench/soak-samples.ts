import { readdirSync } from "node:fs";
import { pidOf, processOf } from "./site-process";

/** The site's process at one moment. */
export type Sample = { minute: number; pid: number; megabytes: number; handles: number; queue: string };

/** What the site's process takes now; null while there is none. `token`: setting METRICS_TOKEN. */
export async function takeSample(port: number, token: string, minute: number): Promise<Sample | null> {
  try {
    const pid = pidOf(port);
    const handles = readdirSync(`/proc/${pid}/fd`).length;
    const { megabytes } = processOf(port);
    return { minute, pid, megabytes: Math.round(megabytes), handles, queue: await readQueue(port, token) };
  } catch {
    // Between two lives.
    return null;
  }
}

async function readQueue(port: number, token: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  });
  const { leads, spool } = (await response.json()) as { leads?: object; spool?: object };
  return JSON.stringify({ ...leads, spool });
}

/** A process is warm after so long. */
const warmMinutes = 4;

export type Life = { minutes: number; megabytes: [number, number]; handles: [number, number] };

/** What each process that lived long enough took in the earlier and in the later half of its warm time, as medians. */
export function readLives(samples: readonly Sample[]): Life[] {
  const pids = [...new Set(samples.map(({ pid }) => pid))];
  return pids.flatMap((pid) => {
    const life = samples.filter((sample) => sample.pid === pid);
    const warm = life.filter(({ minute }) => minute - life[0]!.minute >= warmMinutes); // each pid has one
    if (warm.length < 8) return [];
    const half = Math.floor(warm.length / 2);
    const middles = (of: (sample: Sample) => number): [number, number] => [
      median(warm.slice(0, half).map(of)),
      median(warm.slice(half).map(of)),
    ];
    const minutes = life.at(-1)!.minute - life[0]!.minute; // as above
    return [{ minutes, megabytes: middles((one) => one.megabytes), handles: middles((one) => one.handles) }];
  });
}

/** Nothing that grows: a tenth more, and as many handles as a few connections, are what load does. */
export function isFlat({ megabytes, handles }: Life): boolean {
  return megabytes[1] <= megabytes[0] * 1.1 + 10 && handles[1] <= handles[0] + 20;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
