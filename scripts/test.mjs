import { runProgram } from "./launcher/packages.mjs";

// `npm test`: everything, or what its arguments name. Uses nothing but Node until the packages are there.
await runProgram("scripts/launcher/test-run.ts");
