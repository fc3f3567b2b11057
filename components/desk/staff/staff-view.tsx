import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths, deskPaths } from "@/lib/desk/forms/desk-paths";
import { formatMoment } from "@/lib/desk/forms/moments";
import { type Role, roles, roleWords } from "@/lib/desk/forms/roles";
import { AwayForm } from "../away-form";
import { Card } from "../card";
import { DeskForm } from "../desk-form";
import { cardStyle, ChoiceField, TextBox } from "../fields";
import { Notice } from "../marks";

type Props = {
  staff: readonly Account[];
  me: string;
  /** Whose forms are shown: an account's id. */
  open: string | undefined;
  /** What was just done, with a link to give on; or what was refused, and why. */
  draft: { problem: string; fields: Record<string, string> } | null;
  hasMail: boolean;
};

/** Everybody with an account: more, another role, a link, none any more. */
export function StaffView({ staff, me, open, draft, hasMail }: Props) {
  const { done, link } = draft?.fields ?? {};
  const isAdding = draft !== null && "email" in draft.fields;
  return (
    <div className="mt-6 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      {done && (
        <Notice kind="done">
          {done}
          {link && " Give them this link. It is shown only now, signs in once, and is good for a day."}
        </Notice>
      )}
      {link && (
        <label className="grid gap-1">
          <span className="text-sm font-bold">Link to sign in</span>
          <textarea
            readOnly
            rows={3}
            defaultValue={link}
            className="border-ink-400 rounded-control w-full border bg-white px-3 py-2 wrap-anywhere"
          />
        </label>
      )}
      {draft?.problem && !isAdding && <Notice kind="problem">{draft.problem}</Notice>}
      <Card id="add" title="Add somebody">
        <AddForm draft={isAdding ? draft : null} hasMail={hasMail} />
      </Card>
      <section aria-labelledby="roles">
        <h2 id="roles" className="flex items-center gap-2 text-lg font-bold">
          <Icon name="shield" className="text-gold-700 size-5" />
          What a role may do
        </h2>
        <dl className="mt-2 grid gap-1">
          {roles.map((role: Role) => (
            <div key={role} className="flex flex-wrap gap-x-2">
              <dt className="font-bold capitalize">{role}</dt>
              <dd className="text-ink-600">{roleWords[role]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ul className="grid gap-3">
        {staff.map((account) => (
          <StaffRow
            key={account.id}
            account={account}
            isMe={account.id === me}
            others={staff}
            isOpen={account.id === open}
          />
        ))}
      </ul>
    </div>
  );
}

type Account = {
  id: string;
  email: string;
  name: string;
  role: Role;
  passkeys: number;
  sessions: number;
  openLeads: number;
  bookedLeads: number;
  awayUntil: Date | null;
};

type FormsProps = { account: Account; isMe: boolean; others: readonly Account[] };
type RowProps = FormsProps & { isOpen: boolean };

const rowId = (id: string) => `account-${id}`;

/** One account. What changes it is shown of one at a time, so that a list of fifty can be read. */
function StaffRow({ account, isMe, others, isOpen }: RowProps) {
  const { id, email, name, role, passkeys, sessions, awayUntil } = account;
  return (
    <li id={rowId(id)} className={`${cardStyle} scroll-mt-20`}>
      <div>
        <p className="text-lg font-bold wrap-anywhere">
          {name}
          {isMe && " (you)"} <span className="text-ink-600 text-base font-normal capitalize">· {role}</span>
        </p>
        <p className="text-ink-600 text-sm wrap-anywhere">{email}</p>
        <p className="text-ink-600 text-sm">
          {[
            sessions > 0 ? `signed in on ${formatCount(sessions, "device")}` : "signed out",
            passkeys > 0 ? formatCount(passkeys, "passkey") : "no passkey",
            ...(awayUntil ? [`away until ${formatMoment(awayUntil)}`] : []),
          ].join(", ")}
        </p>
      </div>
      {isOpen ? (
        <ChangeForms account={account} isMe={isMe} others={others} />
      ) : (
        <a
          href={`${deskPaths.staff}?of=${id}#${rowId(id)}`}
          className="min-h-touch text-brand-600 inline-flex items-center font-bold"
        >
          Change<span className="sr-only"> {email}</span>
        </a>
      )}
    </li>
  );
}

/** What an owner can do with an account. */
function ChangeForms({ account, isMe, others }: FormsProps) {
  const { id, email, name, role, sessions, awayUntil } = account;
  return (
    <>
      <div className="grid gap-4 pt-2 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-end">
        <DeskForm
          key={role}
          action={deskCall(deskCallPaths.changeStaff, { id })}
          className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
        >
          <RoleChoice id={`role-${id}`} label={`Role of ${name}`} value={role} />
          <button className={buttonStyle("outline")}>Save role</button>
        </DeskForm>
        <DeskForm action={deskCall(deskCallPaths.linkStaff, { id })}>
          <button className={buttonStyle("outline", "w-full")}>New link</button>
        </DeskForm>
        {sessions > 0 && (
          <DeskForm action={deskCall(deskCallPaths.signOutStaff, { id })} leaves={isMe}>
            <button className={buttonStyle("outline", "w-full")}>
              Sign out<span className="sr-only"> {email} everywhere</span>
            </button>
          </DeskForm>
        )}
      </div>
      <div className="pt-3 sm:max-w-md">
        <AwayForm
          action={deskCall(deskCallPaths.awayStaff, { id })}
          id={`away-${id}`}
          label={`${name} is away until`}
          until={awayUntil}
        />
      </div>
      <RemoveForm account={account} isMe={isMe} others={others} />
    </>
  );
}

/** Asks a second time, and whose the leads of the account are then. */
function RemoveForm({ account, isMe, others }: FormsProps) {
  const { id, email, openLeads, bookedLeads } = account;
  const leads = [
    openLeads > 0 ? formatCount(openLeads, "open lead") : "",
    bookedLeads > 0 ? formatCount(bookedLeads, "booked lead") : "",
  ].filter(Boolean);
  return (
    <details className="mt-3">
      <summary className="min-h-touch text-brand-600 inline-flex items-center">
        Remove<span className="sr-only"> the account {email}</span>…
      </summary>
      <DeskForm
        action={deskCall(deskCallPaths.removeStaff, { id })}
        leaves={isMe}
        className="grid gap-3 sm:max-w-md"
      >
        <p className="text-ink-600">
          {isMe ? "You are" : "It is"} signed out everywhere at once.{" "}
          {leads.length > 0
            ? `The account has ${leads.join(" and ")}.`
            : "The account has no open or booked lead."}
        </p>
        {leads.length > 0 && (
          <ChoiceField
            id={`heir-${id}`}
            name="heir"
            label="Who gets them"
            none="Nobody for now"
            value={null}
            options={others
              .filter((other) => other.id !== id)
              .map((other) => [other.id, `${other.name} (${other.email})`])}
          />
        )}
        <button className={buttonStyle("outline", "justify-self-start")}>
          <span>
            Remove<span className="sr-only"> {email}</span> for good
          </span>
        </button>
      </DeskForm>
    </details>
  );
}

type AddFormProps = { draft: { problem: string; fields: Record<string, string> } | null; hasMail: boolean };

/** Makes an account, and a link that signs in once. */
function AddForm({ draft, hasMail }: AddFormProps) {
  const typed = draft?.fields;
  return (
    <DeskForm action={deskCall(deskCallPaths.addStaff)} problem={draft?.problem} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextBox
          name="email"
          label="Email"
          type="email"
          required
          maxLength={200}
          autoComplete="off"
          defaultValue={typed?.email}
        />
        <TextBox
          name="name"
          label="Name (optional)"
          maxLength={80}
          autoComplete="off"
          defaultValue={typed?.name}
        />
      </div>
      <RoleChoice id="role" label="Role" value={typed?.role ?? "agent"} />
      <p className="text-ink-600">
        {hasMail
          ? "A link to sign in is mailed to the address. It is good for a day."
          : "This site sends no mail yet: the link to sign in is shown to you, once."}
      </p>
      <button className={buttonStyle("primary", "justify-self-start")}>Add</button>
    </DeskForm>
  );
}

type RoleChoiceProps = { id: string; label: string; value: string };

function RoleChoice(choice: RoleChoiceProps) {
  return (
    <ChoiceField {...choice} name="role" options={roles.map((role) => [role, role])} className="capitalize" />
  );
}
