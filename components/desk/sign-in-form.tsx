import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { DeskForm } from "./desk-form";
import { Notice } from "./notice";
import { boxStyle, labelStyle } from "./field-style";

type Props = { hasMail: boolean; next: string; problem?: string };

/** Asks for a link by mail; without mail it says who can make one. */
export function SignInForm({ hasMail, next, problem }: Props) {
  if (!hasMail)
    return (
      <>
        {problem && <Notice kind="problem">{problem}</Notice>}
        <p className="text-ink-600">
          This site sends no mail yet. Whoever runs it can make a link for you:{" "}
          <code className="text-ink-900 text-sm">npm run staff -- add EMAIL --role ROLE</code>
        </p>
      </>
    );
  return (
    <DeskForm action={deskCall(deskCallPaths.askForLink)} className="grid gap-4" problem={problem}>
      <input type="hidden" name="next" value={next} />
      <div>
        <label htmlFor="email" className={labelStyle}>
          Email
        </label>
        <input
          id="email"
          name="email"
          type="email"
          required
          autoComplete="username webauthn"
          className={boxStyle}
        />
      </div>
      <button className={buttonStyle()}>Send me a link</button>
    </DeskForm>
  );
}
