import type { ComponentProps } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { DeskFrame } from "./desk-frame";
import { DoorCard } from "./sign-in-form";

/** In place of a page that is not there, or not for this role; `who` is nobody when the session has ended. */
export function NotThere({ who }: { who: ComponentProps<typeof DeskFrame>["who"] | null }) {
  const back = (
    <a href={deskPaths.home} className={buttonStyle("primary", "justify-self-start")}>
      Go to the desk
    </a>
  );
  if (!who) return <DoorCard title={title}>{back}</DoorCard>;
  return (
    <DeskFrame who={who} here="" title={title}>
      <div className="mt-4 grid max-w-prose gap-4">
        <p className="text-ink-600">
          There is no such page, lead, project or post, or it is not for your role: yours is {who.role}. What
          was erased is gone for good.
        </p>
        {back}
      </div>
    </DeskFrame>
  );
}

const title = "This is not there";
