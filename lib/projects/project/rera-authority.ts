import { reraAuthorities, type ReraAuthority } from "@/content/rera-authorities";
import type { Project } from "./project-schema";

/** The authority of the project's state; `null` where its address is not known for certain. */
export function reraAuthorityOf({ locations }: Pick<Project, "locations">): ReraAuthority | null {
  const state = locations[0]?.state?.trim().toLowerCase();
  return reraAuthorities.find((authority) => authority.state.toLowerCase() === state) ?? null;
}
