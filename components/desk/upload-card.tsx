import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { DeskForm } from "./desk-form";
import { cardStyle } from "./field-style";

/** `children`: what is asked for; `note`: what becomes of the files; `version`: the file whose place one of them takes. */
type Props = {
  id: string;
  title: string;
  action: string;
  note: string;
  version: string;
  children: ReactNode;
};

/** Files from this device, dropped onto its boxes, chosen, or from the camera. They stay in them until they were taken. */
export function UploadCard({ id, title, action, note, version, children }: Props) {
  return (
    <section className={cardStyle} aria-labelledby={id}>
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      <DeskForm action={action} hasFile className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <input type="hidden" name="version" defaultValue={version} key={version} />
        {children}
        <p className="text-ink-600 text-sm">{note}</p>
        <button className={buttonStyle("outline", "justify-self-start")}>
          <Icon name="image" />
          Add
        </button>
      </DeskForm>
    </section>
  );
}
