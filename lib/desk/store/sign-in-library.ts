import { randomBytes } from "node:crypto";
import "server-only";
import { createAuthEndpoint } from "@better-auth/core/api";
import { passkey } from "@better-auth/passkey";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { sessionMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { betterAuth } from "better-auth/minimal";
import { magicLink } from "better-auth/plugins/magic-link";
import { brand } from "@/content/site";
import type { Database } from "@/lib/db/client";
import * as tables from "@/lib/db/staff-tables";
import { deskCallsRoot, deskRoot } from "@/lib/desk/forms/desk-paths";

const hour = 3_600;
const day = 24 * hour;

/** A session that nobody uses ends after a week, and every one after a month. In seconds. */
const sessionSeconds = 7 * day;
const longestSeconds = 30 * day;
/** A session's token is exchanged when it is so old. */
export const rotateSeconds = 12 * hour;
/** Who signed in longer ago does it again before changing how they sign in. */
export const freshSeconds = day;
/** For so long the token of before is still good: a page asks for several things at once. */
const graceSeconds = 60;

type Options = {
  siteUrl: string;
  secret: string;
  /** For how long a one-time link is good, in seconds. */
  linkSeconds: number;
  /** What the token of a link begins with. */
  linkMark: string;
  onLink: (link: { email: string; token: string }) => void;
};

/**
 * The library that signs staff in (docs/decisions/0019-signing-in-at-the-desk.md), set up for this site: one-time links and
 * passkeys, no passwords, nobody signs up. Its own addresses are not served; our calls ask it, one by one.
 */
export function openSignInLibrary(db: Database, { siteUrl, secret, linkSeconds, linkMark, onLink }: Options) {
  const { hostname, protocol } = new URL(siteUrl);
  const isHttps = protocol === "https:";
  return betterAuth({
    appName: brand.name,
    baseURL: siteUrl,
    basePath: deskCallsRoot,
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        user: tables.staff,
        session: tables.staffSessions,
        account: tables.staffAccounts,
        verification: tables.staffVerifications,
        passkey: tables.staffPasskeys,
      },
    }),
    user: { additionalFields: { role: { type: "string", required: true, input: false } } },
    // Read from the database each time, so that an account that is removed is out at once.
    session: {
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
      freshAge: freshSeconds,
      cookieCache: { enabled: false },
    },
    advanced: {
      // Behind https no other host of the company can set them, which browsers promise of this prefix alone; it comes with the
      // path of the whole site.
      cookiePrefix: isHttps ? "__Host-desk" : "desk",
      useSecureCookies: false,
      defaultCookieAttributes: {
        path: isHttps ? "/" : deskRoot,
        secure: isHttps,
        httpOnly: true,
        sameSite: "lax",
      },
      ipAddress: { disableIpTracking: true },
    },
    // Ours are bounded where they are served (lib/desk/calls/).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      magicLink({
        expiresIn: linkSeconds,
        disableSignUp: true,
        storeToken: "hashed",
        generateToken: () => linkMark + randomBytes(24).toString("base64url"),
        sendMagicLink: ({ email, token }) => onLink({ email, token }),
      }),
      passkey({ rpID: hostname, rpName: brand.name, origin: siteUrl }),
      rotation,
    ],
  });
}

/** A new token for a session that goes on. When it was begun stays: from that counts how fresh it is, and its end. */
const rotation = {
  id: "rotation",
  endpoints: {
    rotateSession: createAuthEndpoint(
      "/rotate-session",
      { method: "POST", use: [sessionMiddleware] },
      async (ctx) => {
        const { session, user } = ctx.context.session;
        const begun = new Date(session.createdAt);
        const end = Math.min(Date.now() + sessionSeconds * 1_000, begun.getTime() + longestSeconds * 1_000);
        const { internalAdapter } = ctx.context;
        const next = await internalAdapter.createSession(
          user.id,
          false,
          { createdAt: begun, expiresAt: new Date(end), userAgent: session.userAgent },
          true,
        );
        await internalAdapter.updateSession(session.token, {
          expiresAt: new Date(Date.now() + graceSeconds * 1_000),
          updatedAt: new Date(),
        });
        await setSessionCookie(ctx, { session: next, user });
        return ctx.json({ status: true });
      },
    ),
  },
};

export type SignInLibrary = ReturnType<typeof openSignInLibrary>;
