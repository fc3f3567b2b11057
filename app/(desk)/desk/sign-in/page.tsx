import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { DoorCard, SignInForm } from "@/components/desk/sign-in-form";
import { Notice } from "@/components/desk/marks";
import { PasskeyButton } from "@/components/desk/passkey-button";
import { Icon } from "@/components/ui/icon";
import { safeNext } from "@/lib/desk/forms/desk-paths";
import { afterSignIn } from "@/lib/desk/forms/lead-inbox";
import { readSession } from "@/lib/desk/session/sign-in";
import { canMail } from "@/lib/desk/store/staff-mail";
import { noted, openDeskDoor } from "@/lib/desk/session/desk-page";
import { env } from "@/lib/process/env";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Sign in" };

const problems: Record<string, string> = {
  link: "This link was used already, or is too old. Please ask for a new one.",
  ended: "Your session has ended. Sign in, and what you typed is there again.",
  passkey: "Your link is right. An owner signs in with two things: now your passkey, please.",
  again:
    "Please sign in once more to go on, because you signed in more than an hour ago. What you typed is kept.",
  unknown: "You are not signed in, so nothing was saved. Please sign in, then fill in the form again.",
  email: "Please type the email address of your account.",
  often: "There were many attempts to sign in from your connection. Please try again in a few minutes.",
  failed: "This could not be done just now. Please try again.",
};

const sentWords: Record<string, string> = {
  1: "If this address has an account, a link is on its way. It is good for 15 minutes.",
  second:
    "Your passkey is right, and this device is new to your account. A link to confirm it is on its way to your mailbox, and good for 15 minutes. Please open it here.",
};

export default async function SignInPage({ searchParams }: Props) {
  await openDeskDoor();
  const search = await searchParams;
  const next = safeNext(search.next);
  // Who is to sign in once more has a session still, also while the link for that is on its way, and between two factors.
  const isAgain = /^(again|passkey)$/.test(String(search.problem)) || search.sent !== undefined;
  const signedIn = isAgain ? null : await noted(async () => readSession(await headers()));
  if (signedIn) redirect(afterSignIn(next, signedIn.actor.role));
  const problem = problems[String(search.problem)];
  const isSecond = search.problem === "passkey";
  return (
    <DoorCard title="Sign in to the desk">
      {sentWords[String(search.sent)] && <Notice kind="done">{sentWords[String(search.sent)]}</Notice>}
      {isSecond ? (
        <Notice kind="done">{problem}</Notice>
      ) : (
        <SignInForm hasMail={canMail(env())} next={next} problem={problem} />
      )}
      <PasskeyButton kind="sign-in" next={next}>
        <Icon name="key" />
        Sign in with a passkey
      </PasskeyButton>
      {isSecond && (
        <p className="text-ink-600 text-sm">
          No passkey at hand? Whoever runs the site makes a link that needs none: <code>npm run staff</code>
        </p>
      )}
    </DoorCard>
  );
}
