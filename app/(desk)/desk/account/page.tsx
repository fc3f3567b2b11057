import type { Metadata } from "next";
import { headers } from "next/headers";
import { AccountView } from "@/components/desk/account-view";
import { DeskFrame } from "@/components/desk/desk-frame";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { takeDraft } from "@/lib/desk/session/form-drafts";
import { readSession } from "@/lib/desk/session/sign-in";
import { listBrowsers } from "@/lib/desk/store/push-browsers";
import { findStaff, listPasskeys, listSessions } from "@/lib/desk/store/staff";
import { pushKeys } from "@/lib/enquiries/deliver/send-push";

type Props = { searchParams: Promise<{ done?: string | string[]; draft?: string | string[] }> };

export const metadata: Metadata = { title: "Account" };

/** Whoever is signed in: name, role, passkeys, other sessions. */
export default async function AccountPage({ searchParams }: Props) {
  const actor = await openDeskPage(deskPaths.account);
  const [passkeys, sessions, here, browsers, account] = await noted(async () =>
    Promise.all([
      listPasskeys(actor.id),
      listSessions(actor.id),
      readSession(await headers()),
      listBrowsers(actor.id),
      findStaff(actor.id),
    ]),
  );
  const made = await takeDraft((await searchParams).draft, deskPaths.account, actor.id);
  return (
    <DeskFrame who={actor} here={deskPaths.account} title="Account">
      <AccountView
        who={actor}
        passkeys={passkeys}
        sessions={sessions}
        session={here?.session ?? ""}
        awayUntil={account?.awayUntil ?? null}
        rings={{ known: browsers.map(({ endpoint }) => endpoint), publicKey: pushKeys().publicKey }}
        hasCalendar={account?.hasCalendar ?? false}
        calendar={made?.fields.calendar ?? null}
        done={String((await searchParams).done ?? "")}
      />
    </DeskFrame>
  );
}
