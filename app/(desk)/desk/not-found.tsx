import { DoorCard } from "@/components/desk/sign-in-form";
import { buttonStyle } from "@/components/ui/button-style";
import { deskPaths } from "@/lib/desk/forms/desk-paths";

/** After a click inside the desk; a direct request gets the site's own screen. */
export default function DeskNotFound() {
  return (
    <DoorCard title="This is not there">
      <p className="text-ink-600">A lead that was erased is gone for good.</p>
      <a href={deskPaths.home} className={buttonStyle()}>
        Go to the desk
      </a>
    </DoorCard>
  );
}
