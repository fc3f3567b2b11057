import { fork, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Refusal } from "@/lib/base/refusal";
import { processSlot } from "@/lib/process/process-state.mjs";
import { cannotRead, type FileContent, type FileQuestion, isWorkbook, readContent } from "./workbook";

type Read = (question: FileQuestion) => Promise<FileContent>;

/** Started by the server, asked by the site's bundle. */
export const fileReader = processSlot<Read | undefined>("file reader", () => undefined);

type ReaderOptions = {
  /** The bundle of `file-process.ts`. */
  program: URL;
  patienceMs?: number;
  /** What JavaScript may hold in the process. */
  heapMegabytes?: number;
  /** What all of the process may hold, what is unpacked too: watched from here, where the system tells it (Linux). */
  megabytes?: number;
};

const lookMs = 25;
/** One is read at a time: who comes when so many are, or wait, would wait for minutes. */
const mostReading = 8;

/**
 * Reads each file in a process of its own, which ends with it, and has no setting of ours; one after the other. A hostile file
 * takes neither the site's memory nor its processor for longer than this. In a thread it would: Node ends as a whole when a
 * thread's memory does. Rejects when the process ends without an answer.
 */
export function startFileReader(options: ReaderOptions): Read {
  let last: Promise<unknown> = Promise.resolve();
  return (question) => {
    const turn = last.then(() => readApart(question, options));
    last = turn.catch(() => undefined);
    return turn;
  };
}

function readApart(
  question: FileQuestion,
  { program, patienceMs = 20_000, heapMegabytes = 256, megabytes = 512 }: ReaderOptions,
): Promise<FileContent> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(program), {
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      env: { NODE_ENV: "production" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    let answer: FileContent | undefined;
    let why = "The process ended.";
    const end = (reason: string) => {
      why = reason;
      child.kill("SIGKILL");
    };
    const overdue = setTimeout(() => end("It took too long."), patienceMs);
    const watch = setInterval(() => {
      void heldBy(child).then((held) => held > megabytes && end("It took too much memory."));
    }, lookMs);
    child.once("message", (read) => (answer = read as FileContent)); // what its program sends
    child.once("error", reject);
    child.once("exit", () => {
      clearTimeout(overdue);
      clearInterval(watch);
      if (answer) resolve(answer);
      else reject(new Error(why));
    });
    child.send(question, (error) => error && reject(error));
  });
}

/** In megabytes; 0 where the system does not tell. */
async function heldBy({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
}

let reading = 0;

/** What is in a file that somebody sent; a `Refusal` for what can't be read, and while many others are. */
export async function readSentContent(
  question: FileQuestion,
): Promise<Exclude<FileContent, { refused: string }>> {
  if (reading >= mostReading)
    throw new Refusal("unavailable", "Other files are being read just now. Please try again in a minute.");
  reading += 1;
  const read = await (fileReader.current ?? readContent)(question)
    .catch(() => ({ refused: isWorkbook(question.content) ? cannotRead : "This file can’t be read." }))
    .finally(() => (reading -= 1));
  if ("refused" in read) throw new Refusal("invalid", read.refused);
  return read;
}
