import "server-only";
import { z } from "zod";
import { ApiError } from "@/lib/api/errors";
import { formatCount } from "@/lib/base/format";
import { deskCallPaths as paths, deskPaths, deskRoot } from "@/lib/desk/forms/desk-paths";
import { formatMoment } from "@/lib/desk/forms/moments";
import { type Role, roles } from "@/lib/desk/forms/roles";
import { keepDraft } from "@/lib/desk/session/form-drafts";
import { linkAddress, mailLink, makeLinkToken, printedLinkSeconds } from "@/lib/desk/session/sign-in";
import { canMail } from "@/lib/desk/store/staff-mail";
import {
  type Actor,
  addStaff,
  endSessionsOf,
  findStaff,
  removeStaff,
  requireRole,
  setAway,
} from "@/lib/desk/store/staff";
import { forgetBrowsers } from "@/lib/desk/store/push-browsers";
import { deskDatabase } from "@/lib/desk/store/desk-database";
import { env } from "@/lib/process/env";
import { errorName, log } from "@/lib/process/log";
import { readAway } from "./ring-calls";
import { callsOf } from "./kinds-of-call";
import { readAs } from "./read-sent";
import type { Answered, StaffCall } from "./serve-desk";

/** The calls about accounts: the verbs of `npm run staff`. */
const call = callsOf({ role: "owner", asksAgain: true, pageOf: () => deskPaths.staff });

const roleSchema = z.enum(roles, "Please choose a role.");
const newStaffSchema = z.object({
  email: z.string().trim().pipe(z.email("Please type the email address of the new account.").max(200)),
  name: z
    .string()
    .trim()
    .max(80, "A name has at most 80 characters.")
    .transform((name) => name || undefined)
    .optional(),
  role: roleSchema,
});

async function heirName(id = ""): Promise<string> {
  return (id && (await findStaff(id))?.email) || "nobody";
}

async function accountOf({ id = "" }: Record<string, string>) {
  const account = /^[\w-]{1,64}$/.test(id) ? await findStaff(id) : null;
  if (!account) throw new ApiError(400, "This account is not there any more.");
  return account;
}

/** Makes a link that signs in once: by mail where mail is set up, else shown once to whoever made it. `role`: they are invited. */
async function giveLink(actor: Actor, email: string, done: string, role?: Role): Promise<Answered> {
  if (canMail(env())) {
    try {
      const token = await makeLinkToken(deskDatabase(), email, printedLinkSeconds);
      const invitation = role && { who: `${actor.name} (${actor.email})`, role };
      await mailLink(email, { token, time: "24 hours", invitation }, env());
      return tell(actor, { done: `${done} A link to sign in was mailed.` });
    } catch (error) {
      log("warn", "A link to sign in could not be mailed", { error: errorName(error) });
    }
  }
  const token = await makeLinkToken(deskDatabase(), email, printedLinkSeconds, "shown");
  return tell(actor, { done, link: linkAddress(token, env()) });
}

/** Back to the page of accounts, which says this once, to him alone: a link is in no address and no log. */
async function tell(actor: Actor, fields: Record<string, string>): Promise<Answered> {
  const draft = await keepDraft({ path: deskPaths.staff, problem: "", fields, owner: actor.id });
  return { to: `${deskPaths.staff}?${new URLSearchParams({ draft })}` };
}

export const staffCalls: readonly StaffCall[] = [
  call(paths.addStaff, async ({ sent }, actor) => {
    const { role, name, email: typed } = readAs(newStaffSchema, sent);
    const email = typed.toLowerCase();
    const outcome = await addStaff(deskDatabase(), { email, name, role }, actor);
    log("info", "An account was made or changed at the desk", { by: actor.id, role, outcome });
    const done =
      outcome === "added" ? `${email} has an account.` : `${email} was known, and has this role now.`;
    return giveLink(actor, email, done, role);
  }),
  call(paths.linkStaff, async ({ params }, actor) => {
    requireRole(actor, "owner");
    const { email } = await accountOf(params);
    log("info", "A link to sign in was made at the desk", { by: actor.id });
    return giveLink(actor, email, `A link for ${email} was made.`);
  }),
  call(paths.changeStaff, async ({ params, sent }, actor) => {
    const role = readAs(roleSchema, sent.role);
    const { email } = await accountOf(params);
    await addStaff(deskDatabase(), { email, role }, actor);
    log("info", "An account has another role", { by: actor.id, role });
    // Who has made himself something else has no such page any more.
    return params.id === actor.id && role !== "owner"
      ? { to: deskRoot }
      : tell(actor, { done: `${email} is ${role} now.` });
  }),
  call(paths.signOutStaff, async ({ params }, actor) => {
    requireRole(actor, "owner");
    const { email } = await accountOf(params);
    await endSessionsOf(params.id ?? "");
    await forgetBrowsers(params.id ?? "");
    log("info", "An account was signed out at the desk", { by: actor.id });
    return params.id === actor.id
      ? { to: deskPaths.signIn }
      : tell(actor, { done: `${email} is signed out everywhere.` });
  }),
  call(paths.removeStaff, async ({ params, sent }, actor) => {
    const { email, openLeads, bookedLeads } = await accountOf(params);
    if (sent.heir === undefined && openLeads + bookedLeads > 0)
      throw new ApiError(400, "This account has leads. Please say who gets them.");
    const passed = await removeStaff(deskDatabase(), email, actor, sent.heir || null);
    log("info", "An account was removed at the desk", { by: actor.id });
    const leads = passed ? ` ${formatCount(passed, "lead")} went to ${await heirName(sent.heir)}.` : "";
    return params.id === actor.id
      ? { to: deskPaths.signIn }
      : tell(actor, { done: `${email} was removed, and is signed out everywhere.${leads}` });
  }),
  call(paths.awayStaff, async ({ params, sent }, actor) => {
    const { email } = await accountOf(params);
    const until = readAway(sent.awayUntil);
    await setAway(actor, params.id ?? "", until);
    return tell(actor, {
      done: until ? `${email} is away until ${formatMoment(until)}.` : `${email} is there.`,
    });
  }),
];
