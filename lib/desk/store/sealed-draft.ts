import "server-only";
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";

/*
 * Drafts have words about persons, and once a link that signs in. The database keeps them so that only who has the token,
 * which is in no table, can read them: neither a copy of the database nor a lesser user of it tells them.
 */
const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** By what the draft of a token is found. */
export function hashed(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The words as they are stored. */
export function sealed(token: string, words: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(token), iv);
  const body = Buffer.concat([cipher.update(words, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64");
}

/** The words again; throws when they were sealed with another token, or changed. */
export function opened(token: string, stored: string): string {
  const bytes = Buffer.from(stored, "base64");
  const decipher = createDecipheriv(algorithm, keyOf(token), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
  return Buffer.concat([body, decipher.final()]).toString("utf8");
}

/** Each token is made for one draft, and has more than 120 bits that nobody knows. */
function keyOf(token: string): Buffer {
  return createHmac("sha256", "a draft of the desk").update(token).digest();
}
