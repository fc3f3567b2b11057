import { eq, sql } from "drizzle-orm";
import "server-only";
import { staff } from "@/lib/db/staff-tables";
import { type ListLook, listLookSchema, type LookChange } from "@/lib/desk/forms/list-look";
import { deskDatabase } from "./desk-database";
import { type Actor, requireRole } from "./staff";

/** How an account looks at its lists of leads. */
export async function readListLook(staffId: string): Promise<ListLook> {
  const [row] = await deskDatabase()
    .select({ look: staff.listLook })
    .from(staff)
    .where(eq(staff.id, staffId));
  return listLookSchema.parse(row?.look);
}

/** Keeps what was chosen beside what else is kept: two devices of an account undo nothing of each other. */
export async function saveListLook(actor: Actor, { columns, ...chosen }: LookChange): Promise<void> {
  requireRole(actor, "agent");
  const kept = JSON.stringify({ ...chosen, ...(columns && { columns }) });
  const look = columns === null ? sql`${staff.listLook} - 'columns'` : staff.listLook;
  await deskDatabase()
    .update(staff)
    .set({ listLook: sql`${look} || ${kept}::jsonb` })
    .where(eq(staff.id, actor.id));
}
