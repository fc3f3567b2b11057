import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildOutputFile, isBuildFresh, removeBuildStamp, sourceHash, writeBuildStamp } from "./build-stamp";
import { compressFiles } from "./compressed-files";
import { bundleDoor } from "./door-bundle";
import { OperatorError } from "./errors";
import { exitText, spawnNext, stopNext } from "./next-process";
import { preparePdfAssets } from "./pdf-assets";
import { projectRoot } from "./project";
import { whenAborted } from "./stop-signal";
import { bundleWorker } from "./worker-bundle";

export type BuildOptions = {
  log: (line: string) => void;
  signal: AbortSignal;
  /** Shows Next's output; otherwise it is shown only when the build fails. */
  verbose?: boolean;
};

/** Builds the site when the build is missing or older than the project. */
export async function ensureBuild(options: BuildOptions): Promise<void> {
  if (isBuildFresh()) {
    preparePdfAssets();
    options.log("Build: up to date");
    return;
  }
  options.log("Build: running, this takes a minute");
  await build(options);
  options.log("Build: done");
}

/** Builds the site. The build reads no catalogue, so that it is the same whatever the site reads later. */
export async function build({ signal, verbose = false }: BuildOptions): Promise<void> {
  // Computed before the build, so that a file changed meanwhile makes it stale.
  const hash = sourceHash();
  removeBuildStamp();
  preparePdfAssets();
  // Next checks the types of routes that `npm run dev` once saw, also of those that are gone.
  rmSync(path.join(projectRoot, ".next/dev/types"), { recursive: true, force: true });
  // Without this folder Next warns on a build server that nothing is kept between builds, which is meant.
  mkdirSync(path.join(projectRoot, ".next/cache"), { recursive: true });
  const env = { ...process.env };
  delete env.DATABASE_URL;
  delete env.API_BASE_URL;
  const child = spawnNext(["build"], { env, output: "pipe" });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output += chunk;
      if (verbose) process.stdout.write(chunk);
    });
  const ended = exitText(child);
  await Promise.race([ended, whenAborted(signal)]);
  if (signal.aborted) await stopNext(child, 5_000);
  const end = await ended;
  signal.throwIfAborted();
  if (end !== "exit code 0")
    throw new OperatorError(`${verbose ? "" : output.trim()}\nThe build failed (${end}).`.trim());
  const { makeShippedPictures } = await import("./shipped-pictures");
  await Promise.all([bundleDoor(), bundleWorker(), compressFiles(), makeShippedPictures(signal)]);
  writeFileSync(buildOutputFile, output);
  writeBuildStamp(hash);
}
