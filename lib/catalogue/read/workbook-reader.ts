import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Refusal } from "@/lib/base/refusal";
import { processSlot } from "@/lib/process/process-state.mjs";
import { readWorkbook, type ReadWorkbook } from "./workbook";
import { workbookFault } from "./workbook-bounds";

export type WorkbookQuestion = { content: Uint8Array; sheet: string | null };
type Read = (content: Uint8Array, sheet: string | null) => Promise<ReadWorkbook>;

/** Started by the door, asked by the site's bundle. */
export const workbookReader = processSlot<Read | undefined>("workbook reader", () => undefined);

type ReaderOptions = {
  /** The bundle of `workbook-process.ts`. */
  program: URL;
  patienceMs?: number;
  megabytes?: number;
};

/**
 * Reads each workbook in a process of its own, which ends with it, and has no setting of ours: a hostile one takes neither the
 * site's memory nor its processor for longer than this. In a thread it would: Node ends as a whole when a thread's memory
 * does.
 */
export function startWorkbookReader({ program, patienceMs = 20_000, megabytes = 256 }: ReaderOptions): Read {
  return (content, sheet) =>
    new Promise<ReadWorkbook>((resolve, reject) => {
      const child = fork(fileURLToPath(program), {
        execArgv: [`--max-old-space-size=${megabytes}`],
        env: { NODE_ENV: "production" },
        serialization: "advanced",
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
      const overdue = setTimeout(() => child.kill("SIGKILL"), patienceMs);
      child.once("message", (read) => resolve(read as ReadWorkbook)); // what its program sends
      child.once("error", reject);
      child.once("exit", () => {
        clearTimeout(overdue);
        reject(new Error("The process ended."));
      });
      child.send({ content, sheet } satisfies WorkbookQuestion, (error) => error && reject(error));
    });
}

/** A sheet of a workbook that somebody sent; a `Refusal` for what can't be read. */
export async function readSentWorkbook(content: Uint8Array, sheet: string | null): Promise<ReadWorkbook> {
  const fault = workbookFault(content);
  if (fault !== null) throw new Refusal("invalid", fault);
  const read = workbookReader.current ?? readWorkbook;
  const workbook = await read(content, sheet).catch(() => null);
  if (!workbook)
    throw new Refusal(
      "invalid",
      "This workbook can’t be read. Please save the sheet as “CSV UTF-8” and send that.",
    );
  if (workbook.rows.length === 0)
    throw new Refusal("invalid", "This workbook has no sheet with anything in it that can be seen.");
  return workbook;
}
