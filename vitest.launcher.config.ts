import path from "node:path";
import { defineConfig } from "vitest/config";

/** Tests of `npm start` as a whole. They need a build, so `npm test` runs them after it, separately. */
export default defineConfig({
  resolve: { conditions: ["react-server"], alias: { "@": path.resolve(import.meta.dirname) } },
  // What is marked as the server's may be imported here.
  ssr: { resolve: { conditions: ["react-server", "node"], externalConditions: ["react-server", "node"] } },
  test: {
    include: ["scripts/**/*.e2e.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    // A start waits for its database half of the time.
    maxConcurrency: 3,
  },
});
