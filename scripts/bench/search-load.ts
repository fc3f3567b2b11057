import http from "node:http";

/** How many searches a second were answered, and in how many milliseconds most of them. */
export type Together = { perSecond: number; waits: number[]; failed: number };

/** Asks for addresses in turn from so many connections, each a visitor of its own, for so many seconds. */
export async function askTogether(
  port: number,
  paths: readonly string[],
  { connections = 16, seconds = 5 } = {},
): Promise<Together> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const waits: number[] = [];
  let failed = 0;
  let turn = 0;
  const start = performance.now();
  const end = start + seconds * 1_000;
  const visit = async (number: number) => {
    while (performance.now() < end) {
      const sent = performance.now();
      const path = paths[turn++ % paths.length];
      const status = await answered({
        agent,
        port,
        path,
        headers: { "X-Forwarded-For": `10.0.0.${number + 1}` },
      });
      if (status === 200) waits.push(performance.now() - sent);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => visit(number)));
  agent.destroy();
  return { perSecond: waits.length / ((performance.now() - start) / 1_000), waits, failed };
}

/** Asks for one address after the other on one connection; resolves with the milliseconds until the whole answer. */
export function askInTurn(port: number): (path: string) => Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return async (path) => {
    const sent = performance.now();
    const status = await answered({ agent, port, path });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    return performance.now() - sent;
  };
}

function answered(options: http.RequestOptions): Promise<number> {
  return new Promise((resolve) => {
    const request = http.get({ host: "127.0.0.1", ...options }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    request.on("error", () => resolve(0));
  });
}
