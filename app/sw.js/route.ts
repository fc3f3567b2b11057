import { readFile } from "node:fs/promises";
import path from "node:path";
import { farewellWorker } from "@/lib/offline/farewell";
import { env } from "@/lib/process/env";

export const dynamic = "force-dynamic";

/** The worker that keeps copies for a visit without network; with OFFLINE_COPIES=off the one that takes them away. */
export async function GET(): Promise<Response> {
  const text =
    env().OFFLINE_COPIES === "off"
      ? farewellWorker
      : await readFile(
          path.join(/* turbopackIgnore: true */ process.cwd(), ".next/offline/worker.js"),
          "utf8",
        );
  return new Response(text, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
