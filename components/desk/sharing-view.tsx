import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths, takingPath } from "@/lib/desk/forms/desk-paths";
import type { FormDraft } from "@/lib/desk/forms/form-field";
import { inboxPath } from "@/lib/desk/forms/lead-inbox";
import type { SettingChange } from "@/lib/desk/forms/settings";
import { sayTaking, type Sharing, type Taking } from "@/lib/desk/forms/sharing";
import { Card } from "./card";
import { DeskForm } from "./desk-form";
import { Notice } from "./marks";
import { SettingChanges } from "./setting-changes";

type Props = {
  /** The newest first. */
  changes: readonly SettingChange<Sharing>[];
  takers: readonly (Taking & { id: string; name: string; email: string; role: string })[];
  draft: FormDraft | null;
  done: string;
};

const doneWords: Record<string, string> = {
  on: "Sharing is on.",
  off: "Sharing is off: new leads belong to nobody until somebody takes them.",
  taken: "What the account takes was saved.",
};

/** Whether new leads are given to agents by themselves, and which each takes; for owners. */
export function SharingView({ changes, takers, draft, done }: Props) {
  const isOn = changes[0]?.after.isOn ?? false;
  return (
    <div className="mt-6 grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
      {doneWords[done] && <Notice kind="done">{doneWords[done]}</Notice>}
      <Card id="state" title={say({ isOn })}>
        <p className="text-ink-600">
          A new lead goes to whoever has the person’s last one, and else to the agent whose turn it is: first
          of those who name what it is about, then of those who take any. Nobody gets one who is away or has
          enough, and none is given outside the hours of work, which are set with the alarms. What nobody
          takes{" "}
          <a href={inboxPath({ who: "nobody" })} className="text-brand-600 underline underline-offset-4">
            stays nobody’s
          </a>
          .
        </p>
        <DeskForm
          action={deskCall(deskCallPaths.saveSharing)}
          problem={draft?.problem}
          version={String(changes[0]?.id ?? 0)}
        >
          <input type="hidden" name="version" defaultValue={changes[0]?.id ?? 0} />
          <input type="hidden" name="isOn" defaultValue={isOn ? "0" : "1"} />
          <button className={buttonStyle(isOn ? "outline" : "primary")}>
            {isOn ? "Turn sharing off" : "Turn sharing on"}
          </button>
        </DeskForm>
      </Card>
      <section aria-labelledby="takers">
        <h2 id="takers" className="text-lg font-bold">
          What each account takes
        </h2>
        <p className="text-ink-600">
          Agents take turns. While there is none, or all of them are away, everybody else does.
        </p>
        <ul className="divide-surface-line divide-y">
          {takers.map(({ id, name, email, role, ...taking }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                <b>{name}</b> <span className="text-ink-600 capitalize">· {role}</span>
                <span className="text-ink-600 block text-sm">{sayTaking(taking)}</span>
              </span>
              <a href={takingPath(id)} className={buttonStyle("outline", "bg-white")}>
                Change<span className="sr-only"> what {email} takes</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <SettingChanges changes={changes} say={say} />
    </div>
  );
}

const say = ({ isOn }: Sharing) => (isOn ? "Sharing is on" : "Sharing is off");
