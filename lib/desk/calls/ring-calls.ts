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
import { readAs } from "./read-sent";
import type { StaffCall } from "./serve-desk";

/** Whom the desk rings, when, and where: one's own browsers and absence, and what an owner sets for all. */
const ofEverybody = { method: "POST", role: "agent", pageOf: () => deskPaths.account } as const;

/** What a box of a form says: until when somebody is away; null for an empty one. */
export function readAway(typed = ""): Date | null {
  if (typed === "") return null;
  const until = fromIndianTime(typed);
  if (!until) throw new ApiError(400, "Please choose a day and a time, or none.");
  return until;
}

const goAway: StaffCall = {
  ...ofEverybody,
  path: paths.goAway,
  async answer({ sent }, actor) {
    const until = readAway(sent.awayUntil);
    await setAway(actor, actor.id, until);
    return { to: `${deskPaths.account}?done=${until ? "away" : "back"}` };
  },
};

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

const addBrowser: StaffCall = {
  ...ofEverybody,
  path: paths.addBrowser,
  async answer({ sent }, actor) {
    const parsed = browserSchema.safeParse(sent);
    if (!parsed.success)
      throw new ApiError(400, "This browser can't be rung: its maker's service is not known here.");
    await keepBrowser(actor.id, parsed.data);
    return { to: `${deskPaths.account}?done=rings` };
  },
};

const tryBrowsers: StaffCall = {
  ...ofEverybody,
  path: paths.tryBrowsers,
  async answer(_, actor) {
    const message = { ...ringWords.trial, path: deskPaths.account, tag: "trial" };
    try {
      await pushTo(deskDatabase(), env(), actor.id, message);
    } catch {
      // Why is in the log; who tries wants to know that nothing comes.
      throw new ApiError(503, "The service of the browser's maker did not answer. Please try again later.");
    }
    return { to: `${deskPaths.account}?done=tried` };
  },
};

const removeBrowser: StaffCall = {
  ...ofEverybody,
  path: paths.removeBrowser,
  async answer({ sent }, actor) {
    await forgetBrowsers(actor.id, sent.endpoint || null);
    return { to: `${deskPaths.account}?done=silent` };
  },
};

const alarms: StaffCall = {
  method: "POST",
  role: "owner",
  path: paths.saveAlarms,
  pageOf: () => deskPaths.alarms,
  async answer({ sent }, actor) {
    const { version, alarms } = readAs(alarmsFormSchema, sent);
    await saveSetting(actor, alarmSetting, { seen: version, value: alarms });
    return { to: `${deskPaths.alarms}?done=saved` };
  },
};

export const ringCalls: readonly StaffCall[] = [goAway, addBrowser, tryBrowsers, removeBrowser, alarms];
