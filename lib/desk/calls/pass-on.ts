import "server-only";
import { ApiError } from "@/lib/api/errors";
import type { Answered } from "./serve-desk";

/** What the library answered, for the browser's own dialog; its refusals in our words. */
export async function passOn(answer: Response, refused = "Please try again."): Promise<Answered> {
  if (answer.status === 403)
    throw new ApiError(403, "You signed in a while ago. Please sign out and in again, then add the passkey.");
  if (!answer.ok) throw new ApiError(400, refused);
  return { data: { options: await answer.json() }, cookies: answer.headers.getSetCookie() };
}
