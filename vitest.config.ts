import { writeFileSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vitest/config";
import type { Reporter } from "vitest/reporters";

const folders = "{lib,scripts,components,e2e}";
/** A process for each file: what replaces modules, kills or measures its process. */
const apart = { pool: "forks", isolate: true } as const;

/** Where `npm test` reads what passed; Vitest's report leaves out the errors that belong to no test. */
const report = process.env.UNIT_REPORT;
const outsideErrors: Reporter = {
  onTestRunEnd(_modules, errors) {
    if (errors.length > 0) writeFileSync(`${report}.errors`, JSON.stringify(errors));
  },
};

/** The name of a file says how it is run; docs/architecture.md, "Roles of files", has the names. */
export default defineConfig({
  resolve: {
    alias: { "@": path.resolve(import.meta.dirname) },
    conditions: ["react-server"],
  },
  ssr: { resolve: { conditions: ["react-server", "node"], externalConditions: ["react-server", "node"] } },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One more than the smallest machine has cores: some tests wait for most of their time.
    maxWorkers: 3,
    reporters: report ? ["default", ["json", { outputFile: report }], outsideErrors] : ["default"],
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: [`${folders}/**/*.test.ts`],
          exclude: [`${folders}/**/*.{server,scaled,alone,long,e2e}.test.ts`],
          pool: "threads",
          isolate: false,
          // Whoever asks for a database here is told that it has the wrong name.
          env: { TEST_DATABASE_URL: "" },
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: [`${folders}/**/*.{server,scaled}.test.ts`],
          pool: "forks",
          // A process for several files, one after another, each of which begins anew: a third of the time.
          isolate: false,
          setupFiles: ["scripts/testing/fresh-file.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "apart",
          include: [`${folders}/**/*.{alone,long}.test.ts`],
          exclude: [`${folders}/**/*.e2e.long.test.ts`],
          ...apart,
        },
      },
      {
        extends: true,
        // `npm start` as a whole, which needs a build. A start waits for its database half of the time.
        test: {
          name: "launcher",
          include: [`${folders}/**/*.e2e{,.long}.test.ts`],
          testTimeout: 240_000,
          maxConcurrency: 3,
          ...apart,
          // Said here: the number above comes before that of the command line. Commands look for the one site that runs.
          maxWorkers: 1,
        },
      },
    ],
  },
});
