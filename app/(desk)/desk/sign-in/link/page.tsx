import type { Metadata } from "next";
import { DeskForm } from "@/components/desk/desk-form";
import { DoorCard } from "@/components/desk/sign-in-form";
import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths, safeNext } from "@/lib/desk/forms/desk-paths";
import { openDeskDoor } from "@/lib/desk/session/desk-page";

type Props = { searchParams: Promise<{ token?: string | string[]; next?: string | string[] }> };

export const metadata: Metadata = { title: "Sign in" };

/** What a one-time link opens. Programs that look into mails open links too, so a press of the button uses it up. */
export default async function SignInLinkPage({ searchParams }: Props) {
  await openDeskDoor();
  const { token, next } = await searchParams;
  return (
    <DoorCard title="Sign in to the desk">
      <p className="text-ink-600">This link signs you in once, on this device.</p>
      <DeskForm action={deskCall(deskCallPaths.signInByLink)} className="grid gap-4" leaves>
        <input type="hidden" name="token" value={typeof token === "string" ? token : ""} />
        <input type="hidden" name="next" value={safeNext(next)} />
        <button className={buttonStyle()}>Sign in</button>
      </DeskForm>
    </DoorCard>
  );
}
