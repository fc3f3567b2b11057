import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import "server-only";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";

const secret = processSlot<Buffer | undefined>("address secret", () => undefined);
const before = processSlot<Buffer | "none" | undefined>("address secret before", () => undefined);

/** A mark of 22 characters that only this installation can make: each has a secret of its own in DATA_DIR. */
export function markOf(text: string): string {
  return marksOf(text)[0];
}

/**
 * The mark of a text, and the one that it had with the secret before (`address-secret-before`, which is there after a change of
 * it that keeps what was handed out).
 */
export function marksOf(text: string): [now: string, ...before: string[]] {
  secret.current ??= readSecret(path.join(env().DATA_DIR, "address-secret"));
  before.current ??= readFormer(path.join(env().DATA_DIR, "address-secret-before"));
  const now = markWith(secret.current, text);
  return before.current === "none" ? [now] : [now, markWith(before.current, text)];
}

/** Whether a mark of this text is ours, made with the secret or with the one before it. */
export function isMarkOf(mark: string, text: string): boolean {
  return marksOf(text).some((one) => isSame(mark, one));
}

function markWith(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url").slice(0, 22);
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function readFormer(file: string): Buffer | "none" {
  try {
    const secret = readFileSync(file);
    return secret.length >= 32 ? secret : "none";
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    if (!isMissing) log("warn", "The secret before this one can't be read", { error: String(error) });
    return "none";
  }
}

function readSecret(file: string): Buffer {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o711 });
    // If two processes start at once, one writes it and both read it.
    writeFileSync(file, randomBytes(32), { flag: "wx", mode: 0o600 });
    chmodSync(file, 0o600);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) return unsaved(error);
  }
  try {
    const secret = readFileSync(file);
    return secret.length >= 32 ? secret : unsaved(new Error("The file is too short"));
  } catch (error) {
    return unsaved(error);
  }
}

/** An unwritable folder must not prevent a lead: the secret then lasts only until the next start. */
function unsaved(error: unknown): Buffer {
  log("warn", "The secret of this installation could not be kept", { error: String(error) });
  return randomBytes(32);
}

/** The cookie in which the thank-you page without JavaScript has the token that another backend gave. */
export const consentCookieName = "lead-consent";

/**
 * What the link of a lead has in its address: with it, and only with it, its consent is seen and changed. It is good for as
 * long as the lead is stored, because a stop has to be possible on the last day too. The id stands last: a mark may end in a
 * sign that programs leave out of a link.
 */
export function consentToken(leadId: string): string {
  return `${markOf(markedText(leadId))}.${leadId}`;
}

/** The id of the lead; null if the token is not ours. */
export function leadOfConsent(token: string): string | null {
  const [mark = "", leadId = "", ...more] = token.split(".");
  if (more.length > 0 || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(leadId)) return null;
  return isMarkOf(mark, markedText(leadId)) ? leadId : null;
}

const markedText = (leadId: string) => `consent ${leadId}`;

/** How long a visitor can correct the number of a lead: while the thank-you may still be on the screen. */
export const correctableMs = 60 * 60_000;

/** The cookie in which the thank-you page without JavaScript has its token. */
export const correctionCookieName = "lead-correction";

/** What the answer to a lead brings along: with it, and only with it, the number of that lead can be corrected. */
export function correctionToken(leadId: string, at: Date): string {
  const until = (at.getTime() + correctableMs).toString(36);
  return `${leadId}.${until}.${markOf(`correct ${leadId} ${until}`)}`;
}

/** The id of the lead; `null` if the token is not ours, or too old. */
export function leadOfToken(token: string, at: Date): string | null {
  const [leadId = "", until = "", mark = ""] = token.split(".");
  if (!/^[0-9a-f-]{36}$/.test(leadId) || !/^[0-9a-z]{1,12}$/.test(until)) return null;
  if (!isMarkOf(mark, `correct ${leadId} ${until}`)) return null;
  return Number.parseInt(until, 36) > at.getTime() ? leadId : null;
}

/**
 * The stored form of a visitor's IP address: enough to see that two leads have the same address, too little to find it.
 * Without the secret of the installation nobody can find the address by trying all of them.
 */
export function hashAddress(address: string): string {
  return markOf(address);
}
