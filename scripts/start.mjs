import { runProgram } from "./launcher/packages.mjs";

// `npm start` and, with --dev, `npm run dev`. Uses only Node, because a fresh clone has no packages.
await runProgram("scripts/launcher/launch.ts");
