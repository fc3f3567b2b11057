import "server-only";
import { getCatalogueVersion } from "@/lib/catalogue/store/catalogue-state-queries";
import { env } from "@/lib/process/env";
import { backend } from "./backend";
import { saidFailure } from "@/lib/process/log";

const patienceMs = 3_000;

/** Why the site can't read its data, in a sentence without secrets; `null` if it can. */
export async function checkBackend(): Promise<string | null> {
  const what = env().API_BASE_URL ? "The backend" : "The database";
  const asked = env().API_BASE_URL ? backend().listStates() : getCatalogueVersion();
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("no answer in time")), patienceMs),
  );
  try {
    await Promise.race([asked, late]);
    return null;
  } catch (error) {
    console.warn(JSON.stringify({ level: "warn", check: "readyz", message: saidFailure(error) }));
    return `${what} does not answer.`;
  }
}
