import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { DeskForm } from "./desk-form";

/** In the bar where it has room, else on the page of the account. */
export function SignOut({ look = "quiet" }: { look?: "quiet" | "outline" }) {
  return (
    <DeskForm action={deskCall(deskCallPaths.signOut)} leaves>
      <button className={buttonStyle(look)}>Sign out</button>
    </DeskForm>
  );
}
