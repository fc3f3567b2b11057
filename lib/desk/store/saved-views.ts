import { eq, sql } from "drizzle-orm";
import "server-only";
import { Refusal } from "@/lib/base/refusal";
import { staff } from "@/lib/db/staff-tables";
import { mostViews, type SavedView } from "@/lib/desk/forms/saved-views";
import { deskDatabase, type DeskDatabase } from "./desk-database";
import { type Actor, requireRole } from "./staff";

/** The lists that an account has named, in the order in which it did. */
export async function listViews(
  staffId: string,
  db: Pick<DeskDatabase, "select"> = deskDatabase(),
): Promise<SavedView[]> {
  const [row] = await db.select({ views: staff.views }).from(staff).where(eq(staff.id, staffId));
  return row?.views ?? [];
}

/** Keeps a list under a name; one that has the name already becomes this one. */
export function saveView(actor: Actor, view: SavedView): Promise<void> {
  return changeViews(actor, deskDatabase(), (views) => {
    const others = views.filter(({ name }) => name !== view.name);
    if (others.length >= mostViews)
      throw new Refusal("invalid", `You have ${mostViews} lists already. Please forget one of them first.`);
    return [...others, view];
  });
}

export function forgetView(actor: Actor, name: string): Promise<void> {
  return changeViews(actor, deskDatabase(), (views) => views.filter((view) => view.name !== name));
}

async function changeViews(
  actor: Actor,
  db: DeskDatabase,
  change: (views: SavedView[]) => SavedView[],
): Promise<void> {
  requireRole(actor, "agent");
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from staff where id = ${actor.id} for update`);
    const views = change(await listViews(actor.id, tx));
    await tx.update(staff).set({ views }).where(eq(staff.id, actor.id));
  });
}
