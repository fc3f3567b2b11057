import "server-only";
import type { Executor } from "@/lib/db/client";
import { alarmSetting } from "@/lib/desk/forms/alarms";
import { readSetting } from "./settings";

/** When the desk rings, as an owner said last. Rejects when the database can't be reached. */
export const readAlarms = (db?: Executor) => readSetting(alarmSetting, db);
