import "server-only";
import { sql } from "drizzle-orm";
import { readDatabase, type Executor } from "@/lib/db/client";
import { wordsSchemas, type Words } from "./words-schema";

/** What staff have changed, part by part. */
export async function readWords(db: Executor = readDatabase()): Promise<Partial<Words>> {
  const { rows } = await db.execute<{ part: string; after: unknown }>(
    sql`select distinct on (part) part, after from word_changes order by part, id desc`,
  );
  const of = (part: string) => rows.find((row) => row.part === part)?.after;
  const { testimonials, banners, numbers, registrations } = wordsSchemas;
  return {
    testimonials: testimonials.safeParse(of("testimonials")).data,
    banners: banners.safeParse(of("banners")).data,
    numbers: numbers.safeParse(of("numbers")).data,
    registrations: registrations.safeParse(of("registrations")).data,
  };
}
