import "server-only";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import {
  deskPaths,
  deskRoot,
  deskCallPaths as paths,
  safeNext,
  signInPath,
} from "@/lib/desk/forms/desk-paths";
import { sayDevice } from "@/lib/desk/forms/devices";
import {
  canMail,
  endEarlierSession,
  isFresh,
  mailedLinkSeconds,
  mailLink,
  mailNewDevice,
  makeLinkToken,
  signInLibrary,
} from "@/lib/desk/session/sign-in";
import { deskDatabase } from "@/lib/desk/store/desk-database";
import { endSessionsOf, findStaff, isStaff } from "@/lib/desk/store/staff";
import { markOf } from "@/lib/enquiries/intake/installation-secret";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { checkSignInMail } from "@/lib/process/rate-limits";
import type { Answered, DeskCall, OpenCall, StaffCall } from "./serve-desk";

const emailSchema = z.email("Please type the email address of your account.").max(200);
const passkeyAnswerSchema = z.looseObject({
  id: z.string(),
  rawId: z.string(),
  type: z.literal("public-key"),
  response: z.looseObject({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
  }),
  clientExtensionResults: z.looseObject({}),
});
const signInPage = ({ sent }: { sent: Record<string, string> }) => signInPath({ next: safeNext(sent.next) });

/** Sends a link, if the address has an account. The answer is the same if not, and comes as soon. */
const askForLink: OpenCall = {
  path: paths.askForLink,
  method: "POST",
  role: null,
  pageOf: signInPage,
  async answer({ sent }) {
    if (!canMail(env()))
      throw new ApiError(503, "No mail is set up on this site. Whoever runs it can make a link for you.");
    const email = emailSchema.safeParse(sent.email?.trim());
    if (!email.success) throw new ApiError(400, email.error.issues[0]?.message ?? "");
    await checkSignInMail(email.data);
    const next = safeNext(sent.next);
    void sendLink(email.data, next);
    return { to: signInPath({ next, sent: "1" }) };
  },
};

async function sendLink(email: string, next: string): Promise<void> {
  try {
    if (!(await isStaff(email))) return;
    const token = await makeLinkToken(deskDatabase(), email, mailedLinkSeconds);
    await mailLink(email, { token, time: `${mailedLinkSeconds / 60} minutes`, next }, env());
  } catch (error) {
    log("error", "A link to sign in could not be sent", { error: error instanceof Error ? error.name : "" });
  }
}

const signInByLink: OpenCall = {
  path: paths.signInByLink,
  method: "POST",
  role: null,
  pageOf: () => signInPath({ problem: "link" }),
  async answer({ headers, sent }) {
    const token = (sent.token ?? "").slice(0, 200);
    const answer = await signInLibrary().api.magicLinkVerify({ query: { token }, headers, asResponse: true });
    const account = await logSignIn("link", answer);
    if (!answer.ok) return { to: signInPath({ problem: "link" }) };
    await endEarlierSession(headers);
    const cookies = [...(await noteDevice(account, headers)), ...answer.headers.getSetCookie()];
    return { to: safeNext(sent.next), cookies };
  },
};

const passkeyQuestion: OpenCall = {
  path: paths.passkeyQuestion,
  method: "POST",
  role: null,
  pageOf: signInPage,
  async answer({ headers }) {
    return passOn(
      await signInLibrary().api.generatePasskeyAuthenticationOptions({ headers, asResponse: true }),
    );
  },
};

const signInByPasskey: OpenCall = {
  path: paths.signInByPasskey,
  method: "POST",
  role: null,
  pageOf: signInPage,
  async answer({ headers, body, sent }) {
    const response = passkeyAnswerSchema.safeParse(body.response);
    if (!response.success) throw new ApiError(400, "The answer of the passkey is missing.");
    const answer = await signInLibrary().api.verifyPasskeyAuthentication({
      headers,
      body: { response: response.data },
      asResponse: true,
    });
    const account = await logSignIn("passkey", answer);
    const { cookies = [] } = await passOn(
      answer,
      "This passkey is not known here. Please sign in with a link and add it again.",
    );
    await endEarlierSession(headers);
    // What the library says of the session stays on the server.
    return { to: safeNext(sent.next), cookies: [...(await noteDevice(account, headers)), ...cookies] };
  },
};

const signedInSchema = z.object({
  user: z.object({ id: z.string() }).optional(),
  session: z.object({ userId: z.string() }).optional(),
});

/** Each attempt to sign in is a line of the log: by what, and whose account, never an address. */
async function logSignIn(by: "link" | "passkey", answer: Response): Promise<string | undefined> {
  if (!answer.ok) {
    log("warn", "An attempt to sign in was refused", { with: by });
    return undefined;
  }
  const told = signedInSchema.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  const account = told.data?.user?.id ?? told.data?.session?.userId;
  log("info", "Somebody signed in", { with: by, by: account });
  return account;
}

/** A device is known by a cookie of a year, which only this site can make, and tells an account by mail when it is new to that. */
async function noteDevice(account: string | undefined, headers: Headers): Promise<string[]> {
  if (account === undefined) return [];
  const isHttps = env().SITE_URL.startsWith("https:");
  const name = `${isHttps ? "__Host-" : ""}desk.devices`;
  const [, kept = ""] = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]*)`).exec(headers.get("cookie") ?? "") ?? [];
  const mark = markOf(`device of ${account}`);
  const marks = kept.split(".").filter((one) => one !== "" && one !== mark);
  const settings = env();
  if (!kept.includes(mark) && canMail(settings))
    void findStaff(account)
      .then((staff) => staff && mailNewDevice(staff.email, sayDevice(headers.get("user-agent")), settings))
      .catch((error: unknown) =>
        log("warn", "A new device could not be told by mail", {
          error: error instanceof Error ? error.name : "",
        }),
      );
  const value = [mark, ...marks].slice(0, mostAccounts).join(".");
  const place = isHttps ? "Path=/; Secure" : `Path=${deskRoot}`;
  return [`${name}=${value}; ${place}; Max-Age=31536000; HttpOnly; SameSite=Lax`];
}

/** So many accounts are remembered of a device that several people use. */
const mostAccounts = 8;

/** What the library answered, for the browser's own dialog; its refusals in our words. */
async function passOn(answer: Response, refused = "Please try again."): Promise<Answered> {
  if (answer.status === 403)
    throw new ApiError(403, "You signed in a while ago. Please sign out and in again, then add the passkey.");
  if (!answer.ok) throw new ApiError(400, refused);
  return { data: { options: await answer.json() }, cookies: answer.headers.getSetCookie() };
}

export const signInCalls: readonly DeskCall[] = [askForLink, signInByLink, passkeyQuestion, signInByPasskey];

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
  asksAgain: true,
  path: paths.endSessions,
  async answer({ headers }) {
    await signInLibrary().api.revokeOtherSessions({ headers });
    return { to: `${deskPaths.account}?done=sessions` };
  },
};

const endSession: StaffCall = {
  ...ofEverybody,
  asksAgain: true,
  path: paths.endSession,
  async answer({ params }, actor) {
    if ((await endSessionsOf(actor.id, (params.id ?? "").slice(0, 100))) === 0)
      throw new ApiError(400, "This device is signed out already.");
    return { to: `${deskPaths.account}?done=session` };
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
  endSession,
  newPasskeyQuestion,
  addPasskey,
  removePasskey,
];
