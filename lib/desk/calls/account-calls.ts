import "server-only";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { calendarPath, deskPaths, deskRoot, deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { isFresh, signInLibrary } from "@/lib/desk/session/sign-in";
import { makeCalendarKey, removeCalendarKey } from "@/lib/desk/store/calendar-key";
import { endSessionsOf, findStaff } from "@/lib/desk/store/staff";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { forgetBrowsers } from "@/lib/desk/store/push-browsers";
import { callsOf } from "./kinds-of-call";
import { passOn } from "./pass-on";
import type { StaffCall } from "./serve-desk";

/** Everybody's own account: its passkeys, and leaving. */
const ofEverybody = { role: "agent", pageOf: () => deskPaths.account } as const;
const call = callsOf(ofEverybody);
const sureCall = callsOf({ ...ofEverybody, asksAgain: true });

const done = (what: string) => ({ to: `${deskPaths.account}?done=${what}` });

export const accountCalls: readonly StaffCall[] = [
  call({ path: paths.signOut, pageOf: () => deskRoot }, async ({ headers }) => {
    const answer = await signInLibrary().api.signOut({ headers, asResponse: true });
    return { to: deskPaths.signIn, cookies: answer.headers.getSetCookie() };
  }),
  sureCall(paths.endSessions, async ({ headers }, actor) => {
    await signInLibrary().api.revokeOtherSessions({ headers });
    // A phone that was lost rings no more either.
    await forgetBrowsers(actor.id);
    return done("sessions");
  }),
  sureCall(paths.endSession, async ({ params }, actor) => {
    if ((await endSessionsOf(actor.id, (params.id ?? "").slice(0, 100))) === 0)
      throw new ApiError(400, "This device is signed out already.");
    return done("session");
  }),
  call(paths.newPasskeyQuestion, async ({ headers }) =>
    passOn(await signInLibrary().api.generatePasskeyRegistrationOptions({ headers, asResponse: true })),
  ),
  call(paths.addPasskey, async ({ headers, sent, body }, actor) => {
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
    return { ...done("passkey"), cookies };
  }),
  call(paths.removePasskey, async ({ headers, sent }, actor) => {
    if (!(await isFresh(headers)))
      throw new ApiError(
        403,
        "You signed in a while ago. Please sign out and in again, then remove the passkey.",
      );
    const staff = await findStaff(actor.id);
    if (staff?.role === "owner" && staff.passkeys === 1)
      throw new ApiError(
        400,
        "An owner keeps a passkey, to sign in with two things. Please add another one first.",
      );
    // The library removes one's own alone.
    const answer = await signInLibrary().api.deletePasskey({
      headers,
      body: { id: (sent.id ?? "").slice(0, 100) },
      asResponse: true,
    });
    if (!answer.ok) throw new ApiError(400, "This passkey is not there any more.");
    log("info", "A passkey was removed", { by: actor.id });
    return done("removed");
  }),
  call(paths.newCalendar, async (_, actor) => {
    const secret = await makeCalendarKey(actor.id);
    log("info", "The address of a calendar was made", { by: actor.id });
    // It is stored nowhere: this page shows it, once.
    return { again: { calendar: env().SITE_URL + calendarPath(secret) } };
  }),
  call(paths.removeCalendar, async (_, actor) => {
    await removeCalendarKey(actor.id);
    return done("calendar");
  }),
];
