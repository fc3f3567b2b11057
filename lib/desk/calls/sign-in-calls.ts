import "server-only";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { deskCallPaths as paths, safeNext, signInPath } from "@/lib/desk/forms/desk-paths";
import { sayDevice } from "@/lib/desk/forms/devices";
import { afterSignIn } from "@/lib/desk/forms/lead-inbox";
import { isKnownDevice, readDeskCookie, rememberDevice } from "@/lib/desk/session/known-devices";
import { type Factor, forgetFactor, hasShown, noteFactor } from "@/lib/desk/session/second-factor";
import {
  endEarlierSession,
  isShownLink,
  mailedLinkSeconds,
  mailLink,
  mailNewDevice,
  makeLinkToken,
  signInLibrary,
} from "@/lib/desk/session/sign-in";
import { canMail } from "@/lib/desk/store/staff-mail";
import { deskDatabase } from "@/lib/desk/store/desk-database";
import { findStaff, isStaff } from "@/lib/desk/store/staff";
import { env } from "@/lib/process/env";
import { errorName, log } from "@/lib/process/log";
import { checkSignInMail } from "@/lib/process/rate-limits";
import { passOn } from "./pass-on";
import type { Answered, OpenCall } from "./serve-desk";

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

async function sendLink(email: string, next: string): Promise<void> {
  try {
    if (!(await isStaff(email))) return;
    const token = await makeLinkToken(deskDatabase(), email, mailedLinkSeconds);
    await mailLink(email, { token, time: `${mailedLinkSeconds / 60} minutes`, next }, env());
  } catch (error) {
    log("error", "A link to sign in could not be sent", { error: errorName(error) });
  }
}

/**
 * An owner who has a passkey signs in with two things: a link from the mailbox and the passkey, in any order. On a device where
 * the account was used before, the passkey is enough. Where no mail is set up, it is enough anywhere.
 */
async function missingFactor(shown: Factor, account: string, headers: Headers): Promise<Factor | null> {
  const staff = await findStaff(account);
  if (staff?.role !== "owner" || staff.passkeys === 0) return null;
  const other = shown === "link" ? "passkey" : "link";
  if (hasShown(other, account, headers)) return null;
  return shown === "passkey" && (!canMail(env()) || isKnownDevice(account, headers)) ? null : other;
}

type SigningIn = { account: string; headers: Headers; next: string; cookies: readonly string[] };

/** Signs in, in place of whoever was in this browser before; or asks for the factor that is missing, and nobody is. */
async function finish(
  shown: Factor,
  missing: Factor | null,
  { account, headers, next, cookies }: SigningIn,
): Promise<Answered> {
  if (!missing) {
    await endEarlierSession(headers);
    const isNew = !isKnownDevice(account, headers);
    if (isNew) void tellNewDevice(account, headers);
    const waited = readDeskCookie("factor", headers) ? [forgetFactor()] : [];
    const staff = await findStaff(account);
    const to = staff ? afterSignIn(next, staff.role) : next;
    return { to, cookies: [...waited, rememberDevice(account, headers), ...cookies] };
  }
  // The library has made a session already; no browser has its cookie.
  await endEarlierSession(new Headers({ cookie: cookies.map((one) => one.split(";", 1)[0]).join("; ") }));
  if (missing === "link") {
    const { email = "" } = (await findStaff(account)) ?? {};
    await checkSignInMail(email);
    void sendLink(email, next);
  }
  const to = signInPath({ next, ...(missing === "link" ? { sent: "second" } : { problem: "passkey" }) });
  return { to, cookies: [noteFactor(shown, account)] };
}

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

async function tellNewDevice(account: string, headers: Headers): Promise<void> {
  const settings = env();
  if (!canMail(settings)) return;
  try {
    const staff = await findStaff(account);
    if (staff) await mailNewDevice(staff.email, sayDevice(headers.get("user-agent")), settings);
  } catch (error) {
    log("warn", "A new device could not be told by mail", { error: errorName(error) });
  }
}

/** A call of the door: each is posted, most from the page to sign in. */
const call = (
  path: string,
  answer: OpenCall["answer"],
  pageOf: OpenCall["pageOf"] = signInPage,
): OpenCall => ({
  ...{ path, method: "POST", role: null },
  pageOf,
  answer,
});

export const signInCalls: readonly OpenCall[] = [
  // Sends a link, if the address has an account. The answer is the same if not, and comes as soon.
  call(paths.askForLink, async ({ sent }) => {
    if (!canMail(env()))
      throw new ApiError(503, "No mail is set up on this site. Whoever runs it can make a link for you.");
    const email = emailSchema.safeParse(sent.email?.trim());
    if (!email.success) throw new ApiError(400, email.error.issues[0]?.message ?? "");
    await checkSignInMail(email.data);
    const next = safeNext(sent.next);
    void sendLink(email.data, next);
    return { to: signInPath({ next, sent: "1" }) };
  }),
  call(
    paths.signInByLink,
    async ({ headers, sent }) => {
      const token = (sent.token ?? "").slice(0, 200);
      const { api } = signInLibrary();
      const answer = await api.magicLinkVerify({ query: { token }, headers, asResponse: true });
      const account = await logSignIn("link", answer);
      if (account === undefined) return { to: signInPath({ problem: "link" }) };
      const cookies = answer.headers.getSetCookie();
      const missing = isShownLink(token) ? null : await missingFactor("link", account, headers);
      return finish("link", missing, { account, headers, cookies, next: safeNext(sent.next) });
    },
    () => signInPath({ problem: "link" }),
  ),
  call(paths.passkeyQuestion, async ({ headers }) =>
    passOn(await signInLibrary().api.generatePasskeyAuthenticationOptions({ headers, asResponse: true })),
  ),
  call(paths.signInByPasskey, async ({ headers, body, sent }) => {
    const response = passkeyAnswerSchema.safeParse(body.response);
    if (!response.success) throw new ApiError(400, "The answer of the passkey is missing.");
    const answer = await signInLibrary().api.verifyPasskeyAuthentication({
      headers,
      body: { response: response.data },
      asResponse: true,
    });
    const account = await logSignIn("passkey", answer);
    // What the library says of the session stays on the server.
    const { cookies = [] } = await passOn(
      answer,
      "This passkey is not known here. Please sign in with a link and add it again.",
    );
    if (account === undefined) throw new ApiError(400, "The passkey could not be read. Please try again.");
    const missing = await missingFactor("passkey", account, headers);
    return finish("passkey", missing, { account, headers, cookies, next: safeNext(sent.next) });
  }),
];
