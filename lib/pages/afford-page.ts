import "server-only";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";
import { listWithin, parseAffordInputs, readAfford, type AffordInputs } from "@/lib/cost/afford-inputs";
import { toProjectQuery } from "@/lib/projects/listing/project-query";

/** What the page shows for an address: its boxes, and how many projects cost no more than the answer. Never rejects. */
export async function readAffordPage(
  search: Record<string, string | string[] | undefined>,
): Promise<{ initial: AffordInputs; count: number | null }> {
  const initial = parseAffordInputs(search);
  const { most, sought } = readAfford(initial);
  if (!most) return { initial, count: null };
  const query = { ...toProjectQuery(listWithin(most.price, sought)), limit: 1 };
  const count = await readOptional("homes within a price", null, async () => {
    const { totalItems } = await backend().listProjects(query, []);
    return totalItems as number | null;
  });
  return { initial, count };
}
