import "server-only";
import { identifyItem, type PrepareContext, prepareRecord } from "@/lib/catalogue/check/prepare-record";
import type { CatalogueItem } from "@/lib/catalogue/read/catalogue-item";
import type { Area } from "@/lib/catalogue/store/import-session-mutations";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import {
  addToSurvey,
  findActive,
  readSurvey,
  startSurvey,
  type Survey,
  type SurveyRow,
} from "@/lib/catalogue/store/survey-mutations";
import type { CatalogueFile } from "./import-run";

type RecordItem = Exclude<CatalogueItem, { note: string }>;
type Named = { item: RecordItem; area: Area; externalId: string };

const batchRecords = 1_000;

/**
 * Reads the files before anything is stored, and counts what an import would take away. Only the records that are in the
 * site are checked, so that a file of new ones costs little more than its reading. `undefined`: the site is empty.
 * A file that can't be read is left to the import, which says so. `records`: how many they have in all.
 */
export async function surveyFiles(
  db: ImportDatabase,
  files: readonly CatalogueFile[],
  makeContext: () => Promise<PrepareContext>,
  { deactivateMissing = false, signal }: { deactivateMissing?: boolean; signal?: AbortSignal },
): Promise<{ survey: Survey; records: number } | undefined> {
  const { catalogueIsEmpty } = await startSurvey(db);
  if (catalogueIsEmpty) return undefined;
  const context = await makeContext();
  const kinds = new Set<string>();
  let certain = deactivateMissing;
  let waiting: Named[] = [];
  let records = 0;
  const flush = async () => {
    await countBatch(db, waiting, context);
    waiting = [];
  };
  for (const file of files) {
    try {
      for await (const item of (await file.open()).items) {
        signal?.throwIfAborted();
        if ("note" in item) continue;
        if ("stops" in item && item.stops) {
          certain = false;
          break;
        }
        records++;
        const { externalId, kind } = identifyItem(item);
        if (kind) kinds.add(kind);
        if (!externalId) certain = false;
        else if (kind) waiting.push({ item, area: kind === "blog" ? "blog" : "project", externalId });
        else waiting.push({ item, area: "project", externalId }, { item, area: "blog", externalId });
        if (waiting.length >= batchRecords) await flush();
      }
    } catch (error) {
      if (signal?.aborted || !isSystemError(error)) throw error;
      certain = false;
    }
  }
  await flush();
  return { survey: await readSurvey(db, certain ? kinds : new Set()), records };
}

async function countBatch(
  db: ImportDatabase,
  named: readonly Named[],
  context: PrepareContext,
): Promise<void> {
  const rows: SurveyRow[] = [];
  for (const area of ["project", "blog"] as const) {
    const here = named.filter((one) => one.area === area);
    const active = await findActive(
      db,
      area,
      here.map(({ externalId }) => externalId),
    );
    for (const { item, externalId } of here) {
      const stored = active.get(externalId);
      if (!stored) continue;
      const prepared = prepareRecord(item, context);
      const row =
        "project" in prepared ? prepared.project.row : "post" in prepared ? prepared.post : undefined;
      const changed =
        "project" in prepared &&
        (prepared.project.row.min_price !== stored.minPrice ||
          prepared.project.row.max_price !== stored.maxPrice);
      rows.push({ area, external_id: externalId, price_changed: changed, hidden: row?.is_active === false });
    }
  }
  await addToSurvey(db, rows);
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

/** An import that takes more than this part out of the site, or changes the price of more than that, is asked about. */
const mostHidden = 1 / 10;
const mostPrices = 1 / 2;

/** What an import would take away, as sentences; none if it is nothing unusual. */
export function dangersOf({ projects, all, hidden, priceChanged }: Survey): string[] {
  const figure = (count: number) => count.toLocaleString("en-IN");
  return [
    ...(hidden > all * mostHidden
      ? [
          `It would take ${figure(hidden)} of ${figure(all)} projects and posts out of the site, more than a tenth.`,
        ]
      : []),
    ...(priceChanged > projects * mostPrices
      ? [
          `It would change the price of ${figure(priceChanged)} of ${figure(projects)} projects, more than half.`,
        ]
      : []),
  ];
}
