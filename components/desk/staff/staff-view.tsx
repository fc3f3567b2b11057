import { Icon } from "@/components/ui/icon";
import { roles, roleWords, type Role } from "@/lib/desk/forms/roles";
import { cardStyle } from "../field-style";
import { Notice } from "../notice";
import { AddForm } from "./add-form";
import { StaffRow, type Account } from "./staff-row";

type Props = {
  staff: readonly Account[];
  me: string;
  /** What was just done, with a link to give on; or what was refused, and why. */
  draft: { problem: string; fields: Record<string, string> } | null;
  hasMail: boolean;
};

/** Everybody with an account: more, another role, a link, none any more. */
export function StaffView({ staff, me, draft, hasMail }: Props) {
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
      <section className={cardStyle} aria-labelledby="add">
        <h2 id="add" className="text-lg font-bold">
          Add somebody
        </h2>
        <AddForm draft={isAdding ? draft : null} hasMail={hasMail} />
      </section>
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
          <StaffRow key={account.id} account={account} isMe={account.id === me} />
        ))}
      </ul>
    </div>
  );
}
