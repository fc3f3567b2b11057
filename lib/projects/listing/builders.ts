import { toSlug } from "@/lib/base/slug";

/** A builder with so many active projects; `changedAt` is the newest change of them, ISO 8601, `null` if unknown. */
export type BuilderCount = { name: string; count: number; changedAt: string | null };
export type Builder = BuilderCount & { slug: string };

/** The builders with the slug of their page; of those with the same words all but the first get a number. */
export function toBuilders(counts: readonly BuilderCount[]): Builder[] {
  const taken = new Map<string, number>();
  return counts
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((builder) => {
      const words = toSlug(builder.name, "builder");
      const before = taken.get(words) ?? 0;
      taken.set(words, before + 1);
      return { ...builder, slug: before === 0 ? words : `${words}--${before + 1}` };
    });
}

/** Those with the most projects first. */
export function byProjects(builders: readonly Builder[]): Builder[] {
  return builders.toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}
