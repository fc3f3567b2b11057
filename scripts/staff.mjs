import { existsSync } from "node:fs";
import { runProgram } from "./launcher/packages.mjs";

// `npm run staff`: the program that the build made of scripts/staff.ts, which starts sooner; without a build its source.
const program = new URL("../.next/site/staff.mjs", import.meta.url);
if (existsSync(program)) await import(program.href);
else await runProgram("scripts/staff.ts");
