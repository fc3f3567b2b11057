import { execFile, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "@/lib/process/free-port";
import { say } from "../launcher/output";
import { projectRoot } from "../launcher/project";
import { ask, sendLead } from "../launcher/testing/site-request";
import { plainEnvironment } from "./plain-environment";
import { processOf } from "./site-process";
import { siteRun } from "./site-run";

/** The long-term versions that are still in use. */
const versions = ["20", "22", "24"];
const parts = ["start", "unit"];

/** What a start has to answer: pages, lists, a picture made smaller, a page in Telugu, the worker, the sitemap, a call, the data. */
const addresses = [
  ...[
    "/",
    "/propertylist?location=Kokapet",
    "/propertydetails/3",
    "/blog",
    "/emi-calculator",
    "/sitemap.xml",
  ],
  ...["/_next/image?url=%2Fmedia%2Fbanner-skyline-dusk.jpg&w=640&q=70", "/te/faqs", "/sw.js"],
  ...["/api/v1/property/getfilteredproperties?search=lake", "/readyz"],
];

/**
 * The unit tests and a start under each version of Node, from the registry's `node` packages (docs/operations.md,
 * "Versions of Node"). `only`: these versions, and of `start` and `unit` this one, alone.
 */
export async function benchNodes(only: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "zerokey-nodes-"));
  // The database may run as another user, who must be able to enter this folder.
  chmodSync(folder, 0o711);
  const unknown = only.filter((one) => ![...versions, ...parts].includes(one));
  if (unknown.length > 0) throw new Error(`--only takes ${[...versions, ...parts].join(", ")}.`);
  const chosen = (all: string[]) => {
    const named = all.filter((one) => only.includes(one));
    return named.length > 0 ? named : all;
  };
  const wanted = { versions: chosen(versions), parts: chosen(parts) };
  const rows: Record<string, string> = {};
  let isGood = true;
  try {
    for (const version of wanted.versions) {
      const node = await fetchNode(version, folder);
      const { stdout } = await promisify(execFile)(node, ["--version"]);
      const told: string[] = [];
      if (wanted.parts.includes("start")) {
        told.push(await tryStart(node, path.join(folder, `data-${version}`)));
        say(`  ${stdout.trim()}: ${told.join()}`);
        isGood &&= told[0]?.startsWith("all") ?? false;
      }
      if (wanted.parts.includes("unit")) {
        const unit = await runUnit(node);
        isGood &&= / 0 failed/.test(unit);
        told.push(`unit tests: ${unit}`);
      }
      rows[stdout.trim()] = told.join("; ");
    }
    return { rows, isGood };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function fetchNode(version: string, folder: string): Promise<string> {
  const place = path.join(folder, `node-${version}`);
  mkdirSync(place);
  const options = ["--silent", "--no-audit", "--no-fund", "--prefix", place];
  await promisify(execFile)("npm", ["install", ...options, `node@${version}`], {
    ...{ cwd: place, env: plainEnvironment() },
  });
  return path.join(place, "node_modules/node/bin/node");
}

/** `npm start`, which builds if this version has not, then one answer of each kind, and a lead. */
async function tryStart(node: string, dataDir: string): Promise<string> {
  mkdirSync(dataDir, { mode: 0o711 });
  const port = await findFreePort();
  const site = siteRun(dataDir, port, pathOf(node), node);
  try {
    await site.start();
    const home = await ask(port, "/");
    // The picture that a link to the home page is shown with: its name changes with what is drawn on it.
    const preview =
      /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(home.text)?.[1] ?? "/no-preview";
    const answers = await Promise.all([...addresses, preview].map((address) => ask(port, address)));
    const bad = answers
      .filter(({ status }) => status !== 200)
      .map(({ path: at, status }) => `${at} ${status}`);
    const lead = await sendLead(port, "9876543210");
    if (lead.status !== 201) bad.push(`a lead ${lead.status}`);
    const { megabytes } = processOf(port);
    const what = bad.length > 0 ? `wrong: ${bad.join(", ")}` : `all ${addresses.length + 2} answers right`;
    return `${what}, ${Math.round(megabytes)} MB`;
  } finally {
    await site.stop();
  }
}

/** Resolves to the last line that the tests write. */
async function runUnit(node: string): Promise<string> {
  const run = spawn(node, ["scripts/test.mjs", "--unit"], {
    cwd: projectRoot,
    env: { ...process.env, ...pathOf(node) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [run.stdout, run.stderr]) stream.on("data", (chunk) => (said += chunk));
  await new Promise((resolve) => run.once("close", resolve));
  const failures = said.split("\n").filter((line) => line.includes(" FAIL "));
  const last = said.trim().split("\n").at(-1) ?? "";
  return [last, ...failures.slice(0, 5).map((line) => line.trim())].join("; ");
}

/** What these programs start themselves runs under the same version. */
function pathOf(node: string): Record<string, string> {
  return { PATH: `${path.dirname(node)}:${process.env.PATH}` };
}
