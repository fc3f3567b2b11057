import "server-only";
import { cookies } from "next/headers";
import {
  consentCookieName,
  consentToken,
  correctionCookieName,
  leadOfToken,
} from "@/lib/enquiries/intake/installation-secret";
import { thanksCookieName } from "@/lib/enquiries/intake/lead-drafts";
import { phoneToCorrect } from "@/lib/enquiries/intake/correct-phone";
import { env } from "@/lib/process/env";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import type { AskedProject, ThankedNumber } from "@/lib/enquiries/forms/lead-draft";
import { readPhoneNumber, sayPhoneNumber } from "@/lib/enquiries/forms/phone-number";

type Search = Record<string, string | string[] | undefined>;

/** The number that the visitor of a thank-you page was thanked for, by the page's cookie; `null` without one, and with another backend. Never rejects. */
export async function readThankedNumber(): Promise<ThankedNumber | null> {
  const correction = (await cookies()).get(thanksCookieName(correctionCookieName))?.value;
  if (!correction || env().API_BASE_URL) return null;
  const phone = await phoneToCorrect(correction);
  const number = phone === null ? null : readPhoneNumber(phone);
  return number && { said: sayPhoneNumber(number), correction };
}

/**
 * The token of the link to what this visitor agreed to: of the lead that the page's cookie is about, or the one that another
 * backend gave; null without them.
 */
export async function readThankedConsent(): Promise<string | null> {
  const kept = await cookies();
  if (env().API_BASE_URL) return kept.get(thanksCookieName(consentCookieName))?.value ?? null;
  const id = leadOfToken(kept.get(thanksCookieName(correctionCookieName))?.value ?? "", new Date());
  return id && consentToken(id);
}

/** Never rejects: the form is shown even if its project can't be read. */
export async function readAskedProject({ project: id, type }: Search): Promise<AskedProject> {
  if (typeof id !== "string" || id === "") return { kind: "none" };
  const isPlot = type === "plot";
  const read = await readOptional("project of a form", { project: null }, async () => ({
    project: await backend().getProject(id, isPlot ? "plot" : "property"),
  }));
  if (!read) return { kind: "unread", id, isPlot };
  return read.project?.isActive ? { kind: "known", project: read.project } : { kind: "gone" };
}
