import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Settings } from "@/lib/process/env";
import { hasCode, OperatorError } from "./errors";
import { identifyProcess, runningOf } from "./lock";
import { projectRoot } from "./project";

/** Where the sites that run from this folder of the project leave their settings. Not in DATA_DIR, which may be forgotten. */
const sitesFolder = path.join(projectRoot, ".data-sites");

/** The settings that a command needs to work on the same data as the site. */
const shared = ["DATA_DIR", "DATABASE_URL", "MEDIA_HOSTS", "SITE_URL"] as const;
type SharedSettings = Partial<Record<(typeof shared)[number], string>>;
export type RunningSite = { pid: number; identity: string; port: number; settings: SharedSettings };

/**
 * Leaves the settings of this site for the commands, readable by this account only, until `leave` is called. A site calls it as
 * soon as it is told to stop, because another start does not wait for the end of a site that is announced. A file that can't be
 * written is no reason not to serve.
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
    // Under another name until it is whole: what can't be read to its end is taken for a killed site's.
    writeFileSync(`${file}.new`, JSON.stringify(site), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    // Of a file system that can only be read, Node says that the folder is not there.
    if (!hasCode(error, "EACCES", "EPERM", "EROFS", "ENOSPC", "ENOENT")) throw error;
  }
  return { leave: () => rmSync(file, { force: true }) };
}

/** The sites that run, of those whose files this account may read; what killed ones left is removed. */
export function findRunningSites(folder = sitesFolder): RunningSite[] {
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    return files.flatMap((name) => {
      const site = runningOf<RunningSite>(path.join(folder, name));
      if (!site) rmSync(path.join(folder, name), { force: true });
      return site ?? [];
    });
  } catch (error) {
    if (hasCode(error, "ENOENT", "EACCES")) return [];
    throw error;
  }
}

/**
 * Completes `env` with the settings of the site that runs, unless it names a database itself: then only with the address of
 * the site that has it. Returns the site whose settings were taken. Throws an `OperatorError` when several run.
 */
export function adoptRunningSite(env: NodeJS.ProcessEnv, folder = sitesFolder): RunningSite | undefined {
  const [site, ...others] = findRunningSites(folder);
  if (env.DATA_DIR?.trim() || env.DATABASE_URL?.trim()) {
    const own = [site, ...others].find((one) => one && hasDataOf(env, one));
    if (!env.SITE_URL?.trim() && own?.settings.SITE_URL) env.SITE_URL = own.settings.SITE_URL;
    return undefined;
  }
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

/** A database of one's own comes before the folder, as for the site. */
function hasDataOf({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv, { settings }: RunningSite): boolean {
  const named = DATABASE_URL?.trim();
  if (named || settings.DATABASE_URL) return named === settings.DATABASE_URL;
  return path.resolve(projectRoot, DATA_DIR?.trim() ?? "") === settings.DATA_DIR;
}
