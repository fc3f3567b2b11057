import "server-only";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { deskCallPaths as paths, deskPaths, deskRoot } from "@/lib/desk/forms/desk-paths";
import { isFresh, signInLibrary } from "@/lib/desk/session/sign-in";
import { log } from "@/lib/process/log";
import type { StaffCall } from "./desk-call";
import { passOn } from "./sign-in-calls";

/** Everybody's own account: its passkeys, and leaving. */
const ofEverybody = { method: "POST", role: "agent", pageOf: () => deskPaths.account } as const;

const signOut: StaffCall = {
  ...ofEverybody,
  path: paths.signOut,
  pageOf: () => deskRoot,
  async answer({ headers }) {
    const answer = await signInLibrary().api.signOut({ headers, asResponse: true });
    return { to: deskPaths.signIn, cookies: answer.headers.getSetCookie() };
  },
};

const endSessions: StaffCall = {
  ...ofEverybody,
  path: paths.endSessions,
  async answer({ headers }) {
    await signInLibrary().api.revokeOtherSessions({ headers });
    return { to: `${deskPaths.account}?done=sessions` };
  },
};

const newPasskeyQuestion: StaffCall = {
  ...ofEverybody,
  path: paths.newPasskeyQuestion,
  answer: async ({ headers }) =>
    passOn(await signInLibrary().api.generatePasskeyRegistrationOptions({ headers, asResponse: true })),
};

const addPasskey: StaffCall = {
  ...ofEverybody,
  path: paths.addPasskey,
  async answer({ headers, sent, body }, actor) {
    const response = z.record(z.string(), z.unknown()).safeParse(body.response);
    if (!response.success) throw new ApiError(400, "The answer of the passkey is missing.");
    const name = (sent.name ?? "").trim().slice(0, 60) || "Passkey";
    const { cookies } = await passOn(
      await signInLibrary().api.verifyPasskeyRegistration({
        headers,
        body: { response: response.data, name },
        asResponse: true,
      }),
      "This passkey could not be added. Please try again.",
    );
    log("info", "A passkey was added", { by: actor.id });
    return { to: `${deskPaths.account}?done=passkey`, cookies };
  },
};

const removePasskey: StaffCall = {
  ...ofEverybody,
  path: paths.removePasskey,
  async answer({ headers, sent }, actor) {
    if (!(await isFresh(headers)))
      throw new ApiError(
        403,
        "You signed in a while ago. Please sign out and in again, then remove the passkey.",
      );
    // The library removes one's own alone.
    const answer = await signInLibrary().api.deletePasskey({
      headers,
      body: { id: (sent.id ?? "").slice(0, 100) },
      asResponse: true,
    });
    if (!answer.ok) throw new ApiError(400, "This passkey is not there any more.");
    log("info", "A passkey was removed", { by: actor.id });
    return { to: `${deskPaths.account}?done=removed` };
  },
};

export const accountCalls: readonly StaffCall[] = [
  signOut,
  endSessions,
  newPasskeyQuestion,
  addPasskey,
  removePasskey,
];
