import { build } from "./launcher/build";
import { describeError } from "./launcher/errors";
import { complain, say } from "./launcher/output";
import { loadEnvFiles } from "./launcher/project";
import { listenForStop } from "./launcher/stop-signal";

// `npm run build`: builds, and marks the build as fresh for `npm start`.
try {
  loadEnvFiles();
  await build({ log: say, signal: listenForStop(), verbose: true });
} catch (error) {
  complain(describeError(error));
  process.exitCode = 1;
}
