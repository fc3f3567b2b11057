import "server-only";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
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
