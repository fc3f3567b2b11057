import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { sayDevice } from "@/lib/desk/forms/devices";
import { formatMoment } from "@/lib/desk/forms/moments";
import { CalendarCard } from "./calendar-card";
import { AwayForm } from "./away-form";
import { Card } from "./card";
import { DeskForm } from "./desk-form";
import { Notice } from "./marks";
import { PasskeyButton } from "./passkey-button";
import { SignOut } from "./desk-frame";
import { RingButton } from "./ring-button";

type Props = {
  who: { name: string; email: string; role: string };
  passkeys: readonly { id: string; name: string; createdAt: Date }[];
  sessions: readonly { id: string; agent: string | null; createdAt: Date; seenAt: Date }[];
  /** The id of the session that asks. */
  session: string;
  done: string;
  hasCalendar: boolean;
  /** The address of the calendar, which was made just now. */
  calendar: string | null;
  awayUntil: Date | null;
  /** The addresses of this account's browsers that are rung, and by which key makers of browsers know the site. */
  rings: { known: readonly string[]; publicKey: string };
};

const doneWords: Record<string, string> = {
  passkey: "The passkey was added. You can sign in with it from now on.",
  removed: "The passkey was removed.",
  sessions: "You are signed out everywhere else.",
  session: "That device is signed out.",
  away: "Leads and alarms go to others until then.",
  back: "You are there: leads and alarms come to you.",
  calendar: "The address of your calendar opens nothing any more.",
  rings: "The desk rings on this device.",
  silent: "The desk rings there no more.",
  tried: "Your devices should ring now.",
};

/** One's own account. */
export function AccountView({
  who,
  passkeys,
  sessions,
  session,
  done,
  awayUntil,
  rings,
  ...calendar
}: Props) {
  return (
    <div className="mt-6 grid max-w-2xl gap-6">
      {doneWords[done] && <Notice kind="done">{doneWords[done]}</Notice>}
      <Card title={who.name}>
        <p className="text-ink-600 wrap-anywhere">
          {who.email}, {who.role}
        </p>
        <div className="sm:hidden">
          <SignOut look="outline" />
        </div>
      </Card>
      {who.role === "owner" && (
        <p className="flex flex-wrap gap-3">
          <a href={deskPaths.staff} className={buttonStyle("outline", "bg-white")}>
            Staff and their roles
          </a>
          <a href={deskPaths.alarms} className={buttonStyle("outline", "bg-white")}>
            When the desk rings
          </a>
          <a href={deskPaths.sharing} className={buttonStyle("outline", "bg-white")}>
            Sharing leads
          </a>
        </p>
      )}
      <Rings {...rings} />
      <Card title="Away">
        <p className="text-ink-600">
          While you are away no lead is given to you by itself, and alarms go to others.
        </p>
        <AwayForm
          action={deskCall(deskCallPaths.goAway)}
          label="Away until (in India; empty: you are there)"
          until={awayUntil}
        />
      </Card>
      <CalendarCard {...calendar} />
      <Card title="Passkeys">
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
      </Card>
      <Card title="Where you are signed in">
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
      </Card>
    </div>
  );
}

/** Where the desk rings when a lead waits. */
function Rings({ known, publicKey }: Props["rings"]) {
  return (
    <Card title="Rings">
      <p className="text-ink-600">
        When a lead of yours waits too long, or somebody gives you one, this device shows it, also while the
        desk is closed. It says what the lead is about, and not who it is.
      </p>
      <RingButton known={known} publicKey={publicKey} />
      <noscript>
        <p>A device rings with JavaScript on.</p>
      </noscript>
      {known.length > 0 && (
        <>
          <p>It rings on {formatCount(known.length, "device")} of yours.</p>
          <div className="flex flex-wrap gap-3">
            <DeskForm action={deskCall(deskCallPaths.tryBrowsers)}>
              <button className={buttonStyle("outline")}>Try it</button>
            </DeskForm>
            <DeskForm action={deskCall(deskCallPaths.removeBrowser)}>
              <button className={buttonStyle("quiet")}>No more rings on any device</button>
            </DeskForm>
          </div>
        </>
      )}
    </Card>
  );
}
