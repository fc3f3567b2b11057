import type { Metadata } from "next";
import { headers } from "next/headers";
import { AccountView } from "@/components/desk/account-view";
import { DeskFrame } from "@/components/desk/desk-frame";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readSession } from "@/lib/desk/session/sign-in";
import { listPasskeys, listSessions } from "@/lib/desk/store/staff";

type Props = { searchParams: Promise<{ done?: string | string[] }> };

export const metadata: Metadata = { title: "Account" };

/** Whoever is signed in: name, role, passkeys, other sessions. */
export default async function AccountPage({ searchParams }: Props) {
  const actor = await openDeskPage(deskPaths.account);
  const [passkeys, sessions, here] = await noted(async () =>
    Promise.all([listPasskeys(actor.id), listSessions(actor.id), readSession(await headers())]),
  );
  return (
    <DeskFrame who={actor} here={deskPaths.account} title="Account">
      <AccountView
        who={actor}
        passkeys={passkeys}
        sessions={sessions}
        session={here?.session ?? ""}
        done={String((await searchParams).done ?? "")}
      />
    </DeskFrame>
  );
}
