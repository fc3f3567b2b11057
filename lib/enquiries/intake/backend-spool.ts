import "server-only";
import { log } from "@/lib/process/log";
import { repeat } from "@/lib/process/repeat";
import {
  findInSpool,
  listSpool,
  readSpooled,
  removeFromSpool,
  setAside,
  spoolFolder,
  writeToSpool,
} from "./lead-spool";

/**
 * A lead that another backend (settings, `API_BASE_URL`) could not take, as it was sent: `path` below the backend's address.
 * `id` derives from its key, with which the backend takes it once however often it comes.
 */
export type WaitingPost = {
  id: string;
  phone: string;
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
};

/** What became of a post: taken, refused for good, or to be sent again later. */
export type PostFate = "taken" | "refused" | "later";

const everyMs = 1_000;
/** A backend that took one no more is left alone for so long. */
const restMs = 5_000;

/** Resolves when the lead is on the disk. One that waits already is not kept twice. */
export async function keepForBackend(post: WaitingPost): Promise<void> {
  if (!(await findInSpool<WaitingPost>(post.id))) await writeToSpool(post);
}

/** Looks every second whether leads wait for the backend, and sends them, the oldest first. */
export function watchBackendSpool(send: (post: WaitingPost) => Promise<PostFate>): void {
  let restUntil = 0;
  const sendOne = async (post: WaitingPost): Promise<PostFate> => {
    const fate = await send(post);
    if (fate === "later") restUntil = performance.now() + restMs;
    return fate;
  };
  repeat("backend spool", everyMs, async () => {
    if (performance.now() < restUntil) return;
    await sendWaiting(sendOne).catch((error: unknown) =>
      log("error", "Leads that wait for the backend can't be read", { error: String(error) }),
    );
  });
}

/** Sends what waits, until the backend takes one no more; what it refuses for good is set aside. Resolves to how many it took. */
export async function sendWaiting(
  send: (post: WaitingPost) => Promise<PostFate>,
  folder = spoolFolder(),
): Promise<number> {
  let taken = 0;
  for (const file of await listSpool(folder)) {
    const post = await readPost(file, folder);
    const fate = post && (await send(post));
    if (fate === "later") break;
    if (fate === "taken") {
      taken += 1;
      await removeFromSpool(file, folder);
    } else if (fate === "refused") {
      log("error", "A lead was set aside: the backend refuses it", { file });
      await setAside(file, folder);
    }
  }
  if (taken > 0) log("info", "Leads that waited were given to the backend", { leads: taken });
  return taken;
}

/** Null if it has gone meanwhile, or was no lead and is set aside now. */
async function readPost(file: string, folder: string): Promise<WaitingPost | null> {
  try {
    return await readSpooled<WaitingPost>(file, folder);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    log("error", "A file of the spool is no lead and was set aside", { file });
    await setAside(file, folder);
    return null;
  }
}
