import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { brand } from "@/content/site";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { DeskForm } from "./desk-form";
import { TextBox } from "./fields";
import { Notice } from "./marks";

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
      <TextBox name="email" label="Email" type="email" required autoComplete="username webauthn" />
      <button className={buttonStyle()}>Send me a link</button>
    </DeskForm>
  );
}

/** A page in front of the desk: one card. */
export function DoorCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="container-page grid min-h-dvh place-items-center py-8 outline-none"
    >
      <div className="border-surface-line rounded-card shadow-soft grid w-full max-w-md grid-cols-[minmax(0,1fr)] gap-5 border bg-white p-[min(2rem,6vw)]">
        <p className="text-brand-600 font-black">{brand.name}</p>
        <h1 className="text-2xl font-black">{title}</h1>
        {children}
      </div>
    </main>
  );
}
