import { userInfo } from "node:os";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { ImportNotStartedError, missingTables } from "@/lib/catalogue/store/import-not-started";
import { describeError, hasCode, OperatorError } from "./launcher/errors";

/** What was typed is no command: its message says why. */
class WrongCommand extends OperatorError {}

/** Reads the arguments of `npm run NAME`; an unknown or incomplete one is a `wrongCommand`. */
export function readArguments<const T extends ParseArgsConfig>(name: string, config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Only the first sentence: Node adds a hint about positional arguments that does not apply here.
    throw wrongCommand(name, `${error.message.split(". ")[0]}.`);
  }
}

export function wrongCommand(name: string, sentence: string): OperatorError {
  return new WrongCommand(`${sentence}\nRun "npm run ${name} -- --help" for the options.`);
}

/** The account of the system that runs the command; behind `sudo` the person's own. */
export function whoRuns(): string {
  try {
    return process.env.SUDO_USER || userInfo().username;
  } catch {
    // The account has no entry, as in some images.
    return "unknown";
  }
}

/** Runs a staff command and returns its exit status; errors are written to standard error. */
export async function runStaffCommand(
  command: () => Promise<number | void>,
  wrongCommandStatus = 1,
): Promise<number> {
  try {
    return (await command()) ?? 0;
  } catch (error) {
    // The reader of the output has closed it (`head`, or a pager that was quit).
    if (hasCode(error, "EPIPE")) return 0;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (hasCode(cause, "42P01")) console.error(missingTables);
    else if (hasCode(cause, "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EAI_AGAIN", "ENOTFOUND", "57P03"))
      console.error(`The database cannot be reached: ${(cause as Error).message}.`); // has a code, so it is one
    else if (error instanceof ImportNotStartedError) console.error(error.message);
    else console.error(describeError(error));
    return error instanceof WrongCommand ? wrongCommandStatus : 1;
  }
}
