import path from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: {
    alias: { "@": path.resolve(import.meta.dirname) },
    conditions: ["react-server"],
  },
  ssr: { resolve: { conditions: ["react-server", "node"], externalConditions: ["react-server", "node"] } },
  test: {
    include: ["lib/**/*.test.ts", "scripts/**/*.test.ts", "components/**/*.test.ts", "e2e/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // One more than the smallest machine has cores: some tests wait for most of their time.
    maxWorkers: 3,
  },
});
