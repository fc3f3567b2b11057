import { reraAuthorities, type ReraAuthority } from "@/content/rera-authorities";
import { shorten } from "@/lib/seo/fit-text";
import type { Project } from "./project-schema";

/** The authority of the project's state; `null` where its address is not known for certain. */
export function reraAuthorityOf({ locations }: Pick<Project, "locations">): ReraAuthority | null {
  const state = locations[0]?.state?.trim().toLowerCase();
  return reraAuthorities.find((authority) => authority.state.toLowerCase() === state) ?? null;
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
