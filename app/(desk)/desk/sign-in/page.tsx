import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { DoorCard, SignInForm } from "@/components/desk/sign-in-form";
import { Notice } from "@/components/desk/marks";
import { PasskeyButton } from "@/components/desk/passkey-button";
import { Icon } from "@/components/ui/icon";
import { safeNext } from "@/lib/desk/forms/desk-paths";
import { canMail, readSession } from "@/lib/desk/session/sign-in";
import { noted, openDeskDoor } from "@/lib/desk/session/desk-page";
import { env } from "@/lib/process/env";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Sign in" };

const problems: Record<string, string> = {
  link: "This link was used already, or is too old. Please ask for a new one.",
  ended: "Your session has ended. Sign in, and what you typed is there again.",
  again:
    "Please sign in once more to go on, because you signed in more than an hour ago. What you typed is kept.",
  unknown: "You are not signed in, so nothing was saved. Please sign in, then fill in the form again.",
  email: "Please type the email address of your account.",
  often: "There were many attempts to sign in from your connection. Please try again in a few minutes.",
  failed: "This could not be done just now. Please try again.",
};

export default async function SignInPage({ searchParams }: Props) {
  await openDeskDoor();
  const search = await searchParams;
  const next = safeNext(search.next);
  // Who is to sign in once more has a session still, also while the link for that is on its way.
  const isAgain = search.problem === "again" || search.sent !== undefined;
  if (!isAgain && (await noted(async () => readSession(await headers())))) redirect(next);
  const problem = problems[String(search.problem)];
  return (
    <DoorCard title="Sign in to the desk">
      {search.sent && (
        <Notice kind="done">
          If this address has an account, a link is on its way. It is good for 15 minutes.
        </Notice>
      )}
      <SignInForm hasMail={canMail(env())} next={next} problem={problem} />
      <PasskeyButton kind="sign-in" next={next}>
        <Icon name="key" />
        Sign in with a passkey
      </PasskeyButton>
    </DoorCard>
  );
}
