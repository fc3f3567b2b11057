import { existsSync } from "node:fs";

// `npm run serve`: the program that the build made of scripts/launcher/serve.ts.
const program = new URL("../.next/site/command.mjs", import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  console.error("There is no build to serve. Please run npm run build first.");
  process.exitCode = 1;
}
