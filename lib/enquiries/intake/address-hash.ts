import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { env } from "@/lib/process/env";
import { log } from "@/lib/process/log";
import { processSlot } from "@/lib/process/process-state.mjs";

const secret = processSlot<Buffer | undefined>("address secret", () => undefined);

/**
 * What is stored of a visitor's address: enough to see that two leads came from one place, too little to find the place.
 * The secret is this installation's own; without it nobody can try all addresses.
 */
export function hashAddress(address: string): string {
  secret.current ??= readSecret(path.join(env().DATA_DIR, "address-secret"));
  return createHmac("sha256", secret.current).update(address).digest("base64url").slice(0, 22);
}

function readSecret(file: string): Buffer {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o711 });
    // Of two that start at once, one writes it and both read it.
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

/** A folder that can't be written must not keep a lead away: the hashes then hold until the next start only. */
function unsaved(error: unknown): Buffer {
  log("warn", "The secret of address hashes could not be kept", { error: String(error) });
  return randomBytes(32);
}
