import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { SharingView } from "@/components/desk/sharing-view";
import { TakingForm } from "@/components/desk/taking-form";
import { deskPaths, takingPath } from "@/lib/desk/forms/desk-paths";
import { sharingSetting } from "@/lib/desk/forms/sharing";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { listChanges } from "@/lib/desk/store/settings";
import { listTakers, suggestNames } from "@/lib/desk/store/taking-mutations";

type Search = Partial<Record<"draft" | "done" | "of", string | string[]>>;
type Props = { searchParams: Promise<Search> };

export const metadata: Metadata = { title: "Sharing leads" };

const shownChanges = 30;

const hereOf = ({ of }: Search) => (typeof of === "string" ? takingPath(of) : deskPaths.sharing);

/** Whether leads are given to agents by themselves; or, of one account (`of`), which it takes. For owners. */
export default async function SharingPage({ searchParams }: Props) {
  const actor = await openDeskPage(hereOf(await searchParams), "owner");
  const { draft: token, done, of } = await searchParams;
  const [takers, draft] = await noted(() =>
    Promise.all([listTakers(), readDraft(token, deskPaths.sharing, actor.id)]),
  );
  const account = takers.find(({ id }) => id === of);
  return (
    <DeskFrame
      who={actor}
      here={deskPaths.account}
      title={account ? `${account.name} takes` : "Sharing leads"}
    >
      {account ? (
        <TakingForm account={account} known={await noted(suggestNames)} draft={draft} />
      ) : (
        <SharingView
          changes={await noted(() => listChanges(sharingSetting, shownChanges))}
          takers={takers}
          draft={draft}
          done={String(done)}
        />
      )}
    </DeskFrame>
  );
}
