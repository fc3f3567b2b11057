import type { Metadata } from "next";
import { AccountView } from "@/components/desk/account-view";
import { DeskFrame } from "@/components/desk/desk-frame";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { listPasskeys } from "@/lib/desk/store/staff";

type Props = { searchParams: Promise<{ done?: string | string[] }> };

export const metadata: Metadata = { title: "Account" };

/** Whoever is signed in: name, role, passkeys, other sessions. */
export default async function AccountPage({ searchParams }: Props) {
  const actor = await openDeskPage(deskPaths.account);
  const passkeys = await noted(() => listPasskeys(actor.id));
  return (
    <DeskFrame who={actor} here={deskPaths.account} title="Account">
      <AccountView who={actor} passkeys={passkeys} done={String((await searchParams).done ?? "")} />
    </DeskFrame>
  );
}
