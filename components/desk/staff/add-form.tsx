import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { DeskForm } from "../desk-form";
import { boxStyle, labelStyle } from "../field-style";
import { RoleChoice } from "./role-choice";

type Props = { draft: { problem: string; fields: Record<string, string> } | null; hasMail: boolean };

/** Makes an account, and a link that signs in once. */
export function AddForm({ draft, hasMail }: Props) {
  const typed = draft?.fields;
  return (
    <DeskForm action={deskCall(deskCallPaths.addStaff)} problem={draft?.problem} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <label htmlFor="email" className={labelStyle}>
            Email
          </label>
          <input
            id="email"
            name="email"
            type="email"
            required
            maxLength={200}
            autoComplete="off"
            defaultValue={typed?.email}
            className={boxStyle}
          />
        </div>
        <div>
          <label htmlFor="name" className={labelStyle}>
            Name (optional)
          </label>
          <input
            id="name"
            name="name"
            maxLength={80}
            autoComplete="off"
            defaultValue={typed?.name}
            className={boxStyle}
          />
        </div>
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
