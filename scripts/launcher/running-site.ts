import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Settings } from "@/lib/process/env";
import { hasCode, OperatorError } from "./errors";
import { identifyProcess } from "./process-identity";
import { projectRoot } from "./project";

/** Where the sites that run from this folder of the project leave their settings. Not in DATA_DIR, which may be forgotten. */
const sitesFolder = path.join(projectRoot, ".data-sites");

/** The settings that a command needs to work on the same data as the site. */
const shared = ["DATA_DIR", "DATABASE_URL", "MEDIA_HOSTS", "SITE_URL"] as const;
type SharedSettings = Partial<Record<(typeof shared)[number], string>>;
export type RunningSite = { pid: number; identity: string; port: number; settings: SharedSettings };

/**
 * Leaves the settings of this site for the commands, readable by this account only, until `leave` is called. A file that
 * can't be written is no reason not to serve.
 */
export function announceSite(settings: Settings, folder = sitesFolder): { leave: () => void } {
  const file = path.join(folder, `${process.pid}.json`);
  const { DATA_DIR, DATABASE_URL, SITE_URL } = settings;
  const site: RunningSite = {
    ...{ pid: process.pid, identity: identifyProcess(process.pid) ?? "", port: settings.PORT },
    settings: { DATA_DIR, DATABASE_URL, SITE_URL, MEDIA_HOSTS: settings.MEDIA_HOSTS.join(",") || undefined },
  };
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    findRunningSites(folder);
    rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify(site), { mode: 0o600 });
    chmodSync(file, 0o600);
  } catch (error) {
    // Of a file system that can only be read, Node says that the folder is not there.
    if (!hasCode(error, "EACCES", "EPERM", "EROFS", "ENOSPC", "ENOENT")) throw error;
  }
  return { leave: () => rmSync(file, { force: true }) };
}

/** The sites that run; what killed ones left is removed. */
export function findRunningSites(folder = sitesFolder): RunningSite[] {
  return namesIn(folder).flatMap((name) => {
    const file = path.join(folder, name);
    const site = readSite(file);
    if (site && identifyProcess(site.pid) === site.identity) return [site];
    if (site) rmSync(file, { force: true });
    return [];
  });
}

/**
 * Completes `env` with the settings of the site that runs, unless it names a database itself. Returns the site whose
 * settings were taken. Throws an `OperatorError` when several run.
 */
export function adoptRunningSite(env: NodeJS.ProcessEnv, folder = sitesFolder): RunningSite | undefined {
  if (env.DATA_DIR?.trim() || env.DATABASE_URL?.trim()) return undefined;
  const [site, ...others] = findRunningSites(folder);
  if (!site) return undefined;
  if (others.length > 0) {
    const list = [site, ...others].map(
      ({ port, settings }) => `DATA_DIR=${settings.DATA_DIR} (port ${port})`,
    );
    throw new OperatorError(
      `Several sites run from this folder. Say which one is meant, before the command: ${list.join(" or ")}.`,
    );
  }
  for (const name of shared) if (!env[name]?.trim() && site.settings[name]) env[name] = site.settings[name];
  return site;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(".json"));
  } catch (error) {
    if (hasCode(error, "ENOENT", "EACCES")) return [];
    throw error;
  }
}

function readSite(file: string): RunningSite | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as RunningSite; // written above, for this account alone
  } catch (error) {
    // Another account's, removed meanwhile, or not written to its end.
    if (hasCode(error, "ENOENT", "EACCES") || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
