import { createHmac, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentToken, leadOfConsent } from "./installation-secret";

const id = "a3c1e6c0-7c37-8d5e-a5f0-0b8ed7f0c111";
const folder = mkdtempSync(path.join(tmpdir(), "consent-"));
const [now, before, stranger] = [randomBytes(32), randomBytes(32), randomBytes(32)];
beforeAll(() => {
  process.env.DATA_DIR = folder;
  writeFileSync(path.join(folder, "address-secret"), now);
  writeFileSync(path.join(folder, "address-secret-before"), before);
});
afterAll(() => rmSync(folder, { recursive: true }));

const signedWith = (secret: Buffer, of = id) =>
  `${createHmac("sha256", secret).update(`consent ${of}`).digest("base64url").slice(0, 22)}.${of}`;

test("a link is that of one lead, signed with the secret of this installation", () => {
  expect(consentToken(id)).toBe(signedWith(now));
  expect(leadOfConsent(consentToken(id))).toBe(id);
  const other = "b3c1e6c0-7c37-8d5e-a5f0-0b8ed7f0c111";
  expect(leadOfConsent(`${consentToken(id).split(".")[0]}.${other}`)).toBeNull();
  expect(consentToken(other)).not.toBe(consentToken(id));
});

test("after a change of the secret the links of the one before are good, those of nobody else's", () => {
  expect(leadOfConsent(signedWith(before))).toBe(id);
  expect(leadOfConsent(signedWith(stranger))).toBeNull();
});

test.each([
  "",
  ".",
  `.${id}`,
  id,
  `${"A".repeat(22)}.${id}`,
  `${"é".repeat(22)}.${id}`,
  `x.${id}.y`,
  "x".repeat(10_000),
])("%j opens nothing", (token) => {
  expect(leadOfConsent(token)).toBeNull();
});

test("upper and lower case are not the same", () => {
  const token = consentToken(id);
  expect(leadOfConsent(token.toUpperCase())).toBeNull();
});
