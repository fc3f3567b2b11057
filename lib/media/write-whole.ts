import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes a file at once, so that nobody gets half of it. */
export async function writeWhole(file: string, bytes: Buffer, modified?: Date): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}`;
  try {
    await writeFile(/* turbopackIgnore: true */ part, bytes);
    if (modified) await utimes(part, new Date(), modified);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
