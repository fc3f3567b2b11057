import { reraAuthorities, type ReraAuthority } from "@/content/rera-authorities";
import type { Project } from "./project-schema";

/** The authority of the project's state; `null` where its address is not known for certain. */
export function reraAuthorityOf({ locations }: Pick<Project, "locations">): ReraAuthority | null {
  const state = locations[0]?.state?.trim().toLowerCase();
  return reraAuthorities.find((authority) => authority.state.toLowerCase() === state) ?? null;
}

/**
 * What an advertisement has to say by the RERA Act: the number, and the site of the authority that gave it where that is
 * known: `P02400001234, rera.telangana.gov.in`. `null` without a number.
 */
export function reraWithSite(project: Pick<Project, "reraId" | "locations">): string | null {
  if (!project.reraId) return null;
  return [project.reraId, reraAuthorityOf(project)?.site].filter(Boolean).join(", ");
}
