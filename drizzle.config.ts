import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./lib/db/tables.ts",
    "./lib/db/import-tables.ts",
    "./lib/db/saved-search-tables.ts",
    "./lib/db/lead-tables.ts",
    "./lib/db/staff-tables.ts",
    "./lib/db/vital-tables.ts",
  ],
  out: "./lib/db/migrations",
});
