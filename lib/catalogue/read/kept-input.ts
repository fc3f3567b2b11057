import "server-only";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";

/**
 * Runs `work` on paths that can be read twice: standard input (`-`) is kept in a file meanwhile, if `twice`.
 */
export async function withKeptInput<T>(
  files: readonly string[],
  twice: boolean,
  work: (paths: string[]) => Promise<T>,
): Promise<T> {
  if (!twice || !files.includes("-")) return work([...files]);
  const folder = await mkdtemp(path.join(tmpdir(), "catalogue-"));
  try {
    const kept = path.join(folder, "standard-input");
    await pipeline(process.stdin, createWriteStream(kept, { mode: 0o600 }));
    return await work(files.map((file) => (file === "-" ? kept : file)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
