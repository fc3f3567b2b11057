import { z } from "zod";
import { callHours } from "@/content/contact-rules";
import { promises } from "@/content/promises";
import { seenChange, type Setting } from "./settings";

/** A full hour in India. */
const hour = (most: number) => z.number().int().min(0).max(most, "Please choose hours of a day.");

const fields = z.object({
  /** A lead that nobody has called for so many minutes of work rings. */
  minutes: z
    .number()
    .int()
    .min(1, "Please choose 1 to 240 minutes.")
    .max(240, "Please choose 1 to 240 minutes."),
  /** The hours of work; `until` itself is no hour any more. */
  from: hour(23),
  until: hour(24),
  /** Whether each agent gets a mail in the morning of what is to be done, and at which hour. */
  hasMorningList: z.boolean(),
  morningHour: hour(23),
});

/** When the desk rings, as it is stored. */
const alarmsSchema = fields.refine(({ from, until }) => from < until, {
  message: "Work must end later than it begins.",
});
export type Alarms = z.infer<typeof alarmsSchema>;

/** While nobody has said anything else: what visitors are promised. */
export const usualAlarms: Alarms = {
  minutes: promises.callback.badgeSeconds / 60,
  ...callHours,
  hasMorningList: true,
  morningHour: callHours.from,
};

export const alarmSetting: Setting<Alarms> = { part: "alarms", schema: alarmsSchema, usual: usualAlarms };

const fullNumbers = "Please fill in all boxes with full numbers.";
const number = z
  .string(fullNumbers)
  .regex(/^\d{1,3}$/, fullNumbers)
  .transform(Number);

/** The form of the settings, as a browser sends it. */
export const alarmsFormSchema = z
  .object({
    version: seenChange,
    minutes: number,
    from: number,
    until: number,
    hasMorningList: z.string().optional(),
    morningHour: number,
  })
  .transform(({ version, hasMorningList, ...numbers }) => ({
    version,
    alarms: { ...numbers, hasMorningList: hasMorningList === "1" },
  }))
  .pipe(z.object({ version: z.number(), alarms: alarmsSchema }));
