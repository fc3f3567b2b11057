import { Worker } from "node:worker_threads";
import "server-only";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";
import { questionsTo } from "@/lib/process/thread-questions";
import type { PreviewContent } from "./preview-content";

/** Draws a preview picture: a JPEG. Rejects when it can't be drawn. */
type DrawPreview = (content: PreviewContent) => Promise<Buffer>;

/** Started by the server, asked by the site's bundle. */
export const previewDrawer = processSlot<DrawPreview | undefined>("preview drawer", () => undefined);

export type DrawerOptions = {
  /** The bundle of `app/share/draw-thread.ts`. */
  program: URL;
  /** So long after its last picture the thread ends. */
  restMs?: number;
  /** A picture that takes longer ends the thread, and with it whatever it is busy with. */
  patienceMs?: number;
};

/**
 * Preview pictures are drawn in a thread that ends when no more are asked for: what draws them holds some 80 MB, which
 * the site's own thread would never give back, and a new picture is rare.
 */
export function startPreviewDrawer({
  program,
  restMs = 10_000,
  patienceMs = 30_000,
}: DrawerOptions): DrawPreview {
  let running:
    { thread: Worker; questions: ReturnType<typeof questionsTo<PreviewContent, Uint8Array>> } | undefined;
  let rest: NodeJS.Timeout | undefined;

  function start() {
    // What Node was told when the site was started is for the site's own thread.
    const thread = new Worker(program, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 128 } });
    thread.unref();
    const started = { thread, questions: questionsTo<PreviewContent, Uint8Array>(thread) };
    // Those who wait are told when it ends.
    thread.on("error", () => end(started));
    thread.on("exit", () => end(started));
    return started;
  }

  function end(one: NonNullable<typeof running>): void {
    if (running === one) running = undefined;
    void one.thread.terminate();
  }

  return async (content) => {
    clearTimeout(rest);
    const one = (running ??= start());
    const overdue = setTimeout(() => end(one), patienceMs);
    try {
      return Buffer.from(await one.questions.ask(content));
    } finally {
      clearTimeout(overdue);
      clearTimeout(rest);
      if (running === one && one.questions.isIdle()) rest = setTimeout(() => end(one), restMs).unref();
    }
  };
}

/** The picture that a link would bring along; `null`, and a line in the log, when none can be drawn. */
export async function askDrawer(content: PreviewContent): Promise<Buffer | null> {
  const picture = await previewDrawer.current?.(content).catch((error: unknown) => {
    log("warn", "A preview picture could not be made", { reason: String(error) });
    return undefined;
  });
  return picture ?? null;
}
