import "server-only";
import { log } from "@/lib/process/log";
import type { PreviewContent } from "./preview-content";
import { previewDrawer } from "./preview-drawer";

/** The picture that a link would bring along; `null`, and a line in the log, when none can be drawn. */
export async function askDrawer(content: PreviewContent): Promise<Buffer | null> {
  const picture = await previewDrawer.current?.(content).catch((error: unknown) => {
    log("warn", "A preview picture could not be made", { reason: String(error) });
    return undefined;
  });
  return picture ?? null;
}
