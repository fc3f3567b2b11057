import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundleSite, bundleWorker } from "./bundles";
import { OperatorError } from "./errors";
import { exitText, spawnNext, stopNext } from "./next-process";
import { projectRoot } from "./project";
import { whenAborted } from "./stop-signal";

const inProject = (name: string) => path.join(projectRoot, name);

/** What a build depends on, folders with all that is in them. */
const sources = [
  ...["app", "components", "content", "lib", "scripts/launcher", "package-lock.json", "instrumentation.ts"],
  ...[
    "instrumentation-client.ts",
    "next.config.mjs",
    "tailwind.config.ts",
    "postcss.config.mjs",
    "tsconfig.json",
  ],
];
/** Settings that Next writes into the pages it renders during the build. */
const settings = ["SITE_URL", "MEDIA_HOSTS"];
const stampFile = inProject(".next/build-stamp");

/** What Next wrote while it built: a test looks for warnings in it. */
export const buildOutputFile = inProject(".next/build-output.txt");

export type BuildOptions = {
  log: (line: string) => void;
  signal: AbortSignal;
  /** Shows Next's output; otherwise it is shown only when the build fails. */
  verbose?: boolean;
};

/** Builds the site when the build is missing or older than the project. */
export async function ensureBuild(options: BuildOptions): Promise<void> {
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === sourceHash()) {
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
  rmSync(stampFile, { force: true });
  preparePdfAssets();
  // Next checks the types of routes that `npm run dev` once saw, also of those that are gone.
  rmSync(inProject(".next/dev/types"), { recursive: true, force: true });
  // Without this folder Next warns on a build server that nothing is kept between builds, which is meant.
  mkdirSync(inProject(".next/cache"), { recursive: true });
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
  // Only now, because a start whose build is up to date needs no picture library.
  const { compressFiles, makeShippedPictures } = await import("./build-outputs");
  await Promise.all([bundleSite(), bundleWorker(), compressFiles(), makeShippedPictures(signal)]);
  writeFileSync(buildOutputFile, output);
  writeFileSync(stampFile, hash);
}

/** One hash of everything that the build depends on. */
function sourceHash(): string {
  const hash = createHash("sha256");
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  for (const file of sources.flatMap(filesOf))
    if (!/\.test\.tsx?$|\/testing\//.test(file))
      hash
        .update(`${file}\0`)
        .update(readFileSync(inProject(file)))
        .update("\0");
  // Pictures are many and large, so only their sizes and times are hashed. PDF.js is in the lock file.
  for (const file of filesOf("public").filter((name) => !name.startsWith("public/pdfjs/"))) {
    const { size, mtimeMs } = statSync(inProject(file));
    hash.update(`${file}\0${size} ${mtimeMs}\0`);
  }
  return hash.digest("hex");
}

/** The files of a folder, always in the same order; a file itself; nothing where neither is. */
function filesOf(name: string): string[] {
  const stat = statSync(inProject(name), { throwIfNoEntry: false });
  if (stat?.isFile()) return [name];
  if (!stat?.isDirectory()) return [];
  return readdirSync(inProject(name))
    .sort()
    .flatMap((one) => filesOf(`${name}/${one}`));
}

/** What a brochure may need besides PDF.js itself: fonts that are not embedded, Asian encodings, picture formats. */
const pdfFolders = ["cmaps", "iccs", "standard_fonts", "wasm"];

/**
 * Copies the data of PDF.js to where the site serves it, in a folder named after its version: caches may keep it for
 * ever, and no browser mixes two versions. Does nothing if it is there already.
 */
export function preparePdfAssets(root = projectRoot): void {
  const source = path.join(root, "node_modules/pdfjs-dist");
  const { version } = JSON.parse(readFileSync(path.join(source, "package.json"), "utf8")) as {
    version: string;
  };
  const all = path.join(root, "public/pdfjs");
  const target = path.join(all, version);
  if (existsSync(target)) return;

  // Under another name until it is complete, so that an interrupted start leaves nothing that looks finished.
  const draft = path.join(all, `.${version}-${process.pid}`);
  try {
    for (const folder of pdfFolders)
      cpSync(path.join(source, folder), path.join(draft, folder), { recursive: true });
    renameSync(draft, target);
  } catch (error) {
    // Another process was faster, and has removed this draft.
    if (!existsSync(target)) throw error;
  }
  for (const name of readdirSync(all))
    if (name !== version) rmSync(path.join(all, name), { recursive: true, force: true });
}
