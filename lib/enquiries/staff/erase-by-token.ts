import "server-only";
import { changeByToken } from "@/lib/enquiries/intake/lead-consent";
import { log } from "@/lib/process/log";
import { eraseByLink } from "./lead-erase-mutations";

/** Deletes the lead of a link, for good. Rejects like `changeConsent`; then nothing was deleted. */
export async function eraseByToken(token: string): Promise<void> {
  await changeByToken(token, (db, id) => eraseByLink(db, id));
  log("info", "A person has deleted a lead by its link");
}
