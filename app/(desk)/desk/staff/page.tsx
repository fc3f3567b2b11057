import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { StaffView } from "@/components/desk/staff/staff-view";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { takeDraft } from "@/lib/desk/session/form-drafts";
import { listStaff } from "@/lib/desk/store/staff";
import { canMail } from "@/lib/desk/store/staff-mail";
import { env } from "@/lib/process/env";

type Props = { searchParams: Promise<{ draft?: string | string[]; of?: string | string[] }> };

export const metadata: Metadata = { title: "Staff" };

/** Who has an account, for owners. */
export default async function StaffPage({ searchParams }: Props) {
  const actor = await openDeskPage(deskPaths.staff, "owner");
  const staff = await noted(() => listStaff());
  const { draft: token, of } = await searchParams;
  const draft = await takeDraft(token, deskPaths.staff, actor.id);
  return (
    <DeskFrame who={actor} here={deskPaths.account} title="Staff">
      <StaffView staff={staff} me={actor.id} open={[of].flat()[0]} draft={draft} hasMail={canMail(env())} />
    </DeskFrame>
  );
}
