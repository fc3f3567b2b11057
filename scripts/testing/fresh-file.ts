import { vi } from "vitest";

// Run before each file of tests: a process that several files share one after another begins anew for each. Its own modules are
// evaluated again (settings are read once), the packages are not.
const shared = Symbol.for("zerokey.process-state");
const begun = Symbol.for("zerokey.environment");
const world = globalThis as { [shared]?: unknown; [begun]?: NodeJS.ProcessEnv };
world[begun] ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in world[begun])) delete process.env[name];
Object.assign(process.env, world[begun]);
delete world[shared];
vi.resetModules();
