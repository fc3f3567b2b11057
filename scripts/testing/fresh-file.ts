import { vi } from "vitest";

// Run before each file of tests: a process that several files share one after another begins anew for each. Its own modules are
// evaluated again (settings are read once), the packages are not.
const begun = Symbol.for("zerokey.environment");
const world = globalThis as Record<symbol, unknown> & { [begun]?: NodeJS.ProcessEnv };
world[begun] ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in world[begun])) delete process.env[name];
Object.assign(process.env, world[begun]);
for (const key of Object.getOwnPropertySymbols(world))
  if (key !== begun && key.description?.startsWith("zerokey.")) delete world[key];
vi.resetModules();
