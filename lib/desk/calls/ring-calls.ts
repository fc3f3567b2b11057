import "server-only";
import { z } from "zod";
import { ringWords } from "@/content/desk-words";
import { ApiError } from "@/lib/api/errors";
import { alarmSetting, alarmsFormSchema } from "@/lib/desk/forms/alarms";
import { deskPaths, deskCallPaths as paths } from "@/lib/desk/forms/desk-paths";
import { fromIndianTime } from "@/lib/desk/forms/moments";
import { saveSetting } from "@/lib/desk/store/settings";
import { deskDatabase } from "@/lib/desk/store/desk-database";
import { forgetBrowsers, keepBrowser } from "@/lib/desk/store/push-browsers";
import { pushTo } from "@/lib/desk/store/ring-staff";
import { setAway } from "@/lib/desk/store/staff";
import { env } from "@/lib/process/env";
import { callsOf } from "./kinds-of-call";
import { readAs } from "./read-sent";
import type { StaffCall } from "./serve-desk";

/** Whom the desk rings, when, and where: one's own browsers and absence, and what an owner sets for all. */
const call = callsOf({ role: "agent", pageOf: () => deskPaths.account });

const done = (what: string) => ({ to: `${deskPaths.account}?done=${what}` });

/** What a box of a form says: until when somebody is away; null for an empty one. */
export function readAway(typed = ""): Date | null {
  if (typed === "") return null;
  const until = fromIndianTime(typed);
  if (!until) throw new ApiError(400, "Please choose a day and a time, or none.");
  return until;
}

/** The makers of browsers that send messages: this server goes to no other address that somebody types. */
const makers = ["googleapis.com", "google.com", "mozilla.com", "windows.com", "apple.com"];

function isOfMaker(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isKnown = makers.some((maker) => hostname.endsWith(`.${maker}`));
  return protocol === "https:" && port === "" && username === "" && isKnown;
}

const key = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]{20,100}=*$/)
    .refine((sent) => Buffer.from(sent, "base64url").length === bytes);

const browserSchema = z.object({
  endpoint: z.string().max(1_000).refine(isOfMaker),
  p256dh: key(65),
  auth: key(16),
});

export const ringCalls: readonly StaffCall[] = [
  call(paths.goAway, async ({ sent }, actor) => {
    const until = readAway(sent.awayUntil);
    await setAway(actor, actor.id, until);
    return done(until ? "away" : "back");
  }),
  call(paths.addBrowser, async ({ sent }, actor) => {
    const parsed = browserSchema.safeParse(sent);
    if (!parsed.success)
      throw new ApiError(400, "This browser can't be rung: its maker's service is not known here.");
    await keepBrowser(actor.id, parsed.data);
    return done("rings");
  }),
  call(paths.tryBrowsers, async (_, actor) => {
    const message = { ...ringWords.trial, path: deskPaths.account, tag: "trial" };
    try {
      await pushTo(deskDatabase(), env(), actor.id, message);
    } catch {
      // Why is in the log; who tries wants to know that nothing comes.
      throw new ApiError(503, "The service of the browser's maker did not answer. Please try again later.");
    }
    return done("tried");
  }),
  call(paths.removeBrowser, async ({ sent }, actor) => {
    await forgetBrowsers(actor.id, sent.endpoint || null);
    return done("silent");
  }),
  call({ path: paths.saveAlarms, role: "owner", pageOf: () => deskPaths.alarms }, async ({ sent }, actor) => {
    const { version, alarms } = readAs(alarmsFormSchema, sent);
    await saveSetting(actor, alarmSetting, { seen: version, value: alarms });
    return { to: `${deskPaths.alarms}?done=saved` };
  }),
];
