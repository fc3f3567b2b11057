import { reraAuthorities, type ReraAuthority, reraExemptions, reraWords } from "@/content/rera-authorities";
import { t } from "@/lib/base/language";
import { shorten } from "@/lib/seo/fit-text";
import type { Project } from "./project-schema";

/** The authority of the project's state; `null` where its address is not known for certain. */
export function reraAuthorityOf({ locations }: Pick<Project, "locations">): ReraAuthority | null {
  return authorityOf(locations[0]?.state ?? "");
}

function authorityOf(state: string): ReraAuthority | null {
  const name = state.trim().toLowerCase();
  return reraAuthorities.find((authority) => authority.state.toLowerCase() === name) ?? null;
}

/** The grounds on which a project may be advertised without a number, as records name them. */
export const exemptionGrounds = Object.keys(reraExemptions) as (keyof typeof reraExemptions)[];

/** Of a number of a state whose form is not known: some digits, and the marks between them. */
const anyForm = { pattern: /^(?=(?:\D*\d){5})[A-Z0-9/.()-]{6,60}$/, words: "at least five digits" };

/**
 * Why the RERA Act keeps a project off the site, as a sentence that begins with the field; `null`: it may be
 * advertised. `state`: its name.
 */
export function registrationGap(
  { reraId, reraExemption }: { reraId?: string | null; reraExemption?: string | null },
  state: string,
): string | null {
  const number = reraId?.trim();
  if (!number)
    return reraExemption
      ? null
      : "reraId: without a RERA number, or an exemption that is recorded, a project stays off the site";
  const { pattern, words } = authorityOf(state)?.form ?? anyForm;
  return pattern.test(number.replace(/\s/g, "").toUpperCase())
    ? null
    : `reraId: "${shorten(number, 40)}" is no number of the RERA register of ${state} (${words}), so the project stays off the site`;
}

/** What a page says of a project that needs no number; `null` for any other. */
export function exemptionWords({ reraExemption }: Pick<Project, "reraExemption">): string | null {
  return reraExemption ? t(reraWords.exempt, { ground: t(reraExemptions[reraExemption]) }) : null;
}

/**
 * What an advertisement has to say by the RERA Act: the number, and the site of the authority that gave it where that is
 * known: `P02400001234, rera.telangana.gov.in`. `null` without a number. `longest`: of the number, where room is short; the
 * site is always whole.
 */
export function reraWithSite(
  project: Pick<Project, "reraId" | "locations">,
  longest = Number.POSITIVE_INFINITY,
): string | null {
  if (!project.reraId) return null;
  return [shorten(project.reraId, longest), reraAuthorityOf(project)?.site].filter(Boolean).join(", ");
}

type Advertised = Pick<Project, "reraId" | "reraExemption" | "locations">;

/** What the RERA Act asks of whatever advertises a project: its number and who gave it, or why it needs none. */
export function adLine(project: Advertised): string | null {
  const rera = reraWithSite(project);
  return rera ? `RERA ${rera}` : exemptionWords(project);
}

/** What a visitor sends with a link to projects: each by its name, and on a line of its own what `adLine` says. */
export function shareText(projects: readonly (Pick<Project, "name"> & Advertised)[]): string {
  return projects
    .flatMap((project) => [project.name, adLine(project)])
    .filter(Boolean)
    .join("\n");
}
