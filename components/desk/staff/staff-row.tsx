import { buttonStyle } from "@/components/ui/button-style";
import { formatCount } from "@/lib/base/format";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { Role } from "@/lib/desk/forms/roles";
import { DeskForm } from "../desk-form";
import { cardStyle } from "../field-style";
import { RoleChoice } from "./role-choice";

export type Account = {
  id: string;
  email: string;
  name: string;
  role: Role;
  passkeys: number;
  sessions: number;
};

/** One account. What changes it is behind a fold, so that a list of fifty can be read. */
export function StaffRow({ account, isMe }: { account: Account; isMe: boolean }) {
  const { id, email, name, role, passkeys, sessions } = account;
  return (
    <li className={cardStyle}>
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
          ].join(", ")}
        </p>
      </div>
      <details>
        <summary className="min-h-touch text-brand-600 inline-flex items-center font-bold">
          Change<span className="sr-only"> {email}</span>
        </summary>
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
          <DeskForm action={deskCall(deskCallPaths.removeStaff, { id })} leaves={isMe}>
            <button className={buttonStyle("outline", "w-full")}>
              Remove<span className="sr-only"> {email}</span>
            </button>
          </DeskForm>
        </div>
      </details>
    </li>
  );
}
