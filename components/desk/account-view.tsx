import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { deskCall, deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { sayDevice } from "@/lib/desk/forms/devices";
import { formatMoment } from "@/lib/desk/forms/moments";
import { DeskForm } from "./desk-form";
import { cardStyle } from "./fields";
import { Notice } from "./marks";
import { PasskeyButton } from "./passkey-button";
import { SignOut } from "./desk-frame";

type Props = {
  who: { name: string; email: string; role: string };
  passkeys: readonly { id: string; name: string; createdAt: Date }[];
  sessions: readonly { id: string; agent: string | null; createdAt: Date; seenAt: Date }[];
  /** The id of the session that asks. */
  session: string;
  done: string;
};

const doneWords: Record<string, string> = {
  passkey: "The passkey was added. You can sign in with it from now on.",
  removed: "The passkey was removed.",
  sessions: "You are signed out everywhere else.",
  session: "That device is signed out.",
};

/** One's own account. */
export function AccountView({ who, passkeys, sessions, session, done }: Props) {
  return (
    <div className="mt-6 grid max-w-2xl gap-6">
      {doneWords[done] && <Notice kind="done">{doneWords[done]}</Notice>}
      <section className={cardStyle}>
        <h2 className="text-lg font-bold">{who.name}</h2>
        <p className="text-ink-600 wrap-anywhere">
          {who.email}, {who.role}
        </p>
        <div className="sm:hidden">
          <SignOut look="outline" />
        </div>
      </section>
      {who.role === "owner" && (
        <a href={deskPaths.staff} className={buttonStyle("outline", "justify-self-start bg-white")}>
          Staff and their roles
        </a>
      )}
      <section className={cardStyle}>
        <h2 className="text-lg font-bold">Passkeys</h2>
        <p className="text-ink-600">
          With a passkey you sign in by the fingerprint, face or PIN of your device, without a mail.
          {who.role === "owner" &&
            " An owner who has one signs in with both: the passkey alone is enough only where you signed in before."}
        </p>
        {passkeys.length > 0 && (
          <ul className="divide-surface-line divide-y">
            {passkeys.map(({ id, name, createdAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="flex min-w-0 items-center gap-2">
                  <Icon name="key" className="text-gold-700 size-5" />
                  <span>
                    {name} <span className="text-ink-600 text-sm">({formatMoment(createdAt)})</span>
                  </span>
                </span>
                <DeskForm action={deskCall(deskCallPaths.removePasskey)}>
                  <input type="hidden" name="id" value={id} />
                  <button className={buttonStyle("quiet")}>
                    Remove<span className="sr-only"> {name}</span>
                  </button>
                </DeskForm>
              </li>
            ))}
          </ul>
        )}
        <PasskeyButton kind="add">
          <Icon name="key" />
          Add a passkey of this device
        </PasskeyButton>
        <noscript>
          <p>A passkey is added with JavaScript on.</p>
        </noscript>
      </section>
      <section className={cardStyle}>
        <h2 className="text-lg font-bold">Where you are signed in</h2>
        <ul className="divide-surface-line divide-y">
          {sessions.map(({ id, agent, createdAt, seenAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="min-w-0">
                {sayDevice(agent)}
                {id === session && <b> (this device)</b>}
                <span className="text-ink-600 block text-sm">
                  Since {formatMoment(createdAt)}, in use on {formatMoment(seenAt)}
                </span>
              </span>
              {id !== session && (
                <DeskForm action={deskCall(deskCallPaths.endSession, { id })}>
                  <button className={buttonStyle("quiet")}>
                    Sign out<span className="sr-only"> {sayDevice(agent)}</span>
                  </button>
                </DeskForm>
              )}
            </li>
          ))}
        </ul>
        <DeskForm action={deskCall(deskCallPaths.endSessions)} className="grid gap-3">
          <p className="text-ink-600">A phone was lost, or you forgot to sign out somewhere?</p>
          <button className={buttonStyle("outline", "justify-self-start")}>Sign out everywhere else</button>
        </DeskForm>
      </section>
    </div>
  );
}
