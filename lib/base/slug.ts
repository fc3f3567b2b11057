const longest = 80;

/** `Água Vista – Phase 2` → `agua-vista-phase-2`; `fallback` when no letter of a to z and no digit is left. */
export function toSlug(name: string, fallback: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
  return slug || fallback;
}
