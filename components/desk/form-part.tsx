import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { Card } from "./card";
import { DeskForm } from "./desk-form";
import { cardStyle } from "./fields";

/** Fields of a long form that belong together. */
export function FormPart({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className={cardStyle} aria-label={title}>
      <h2 className="text-lg font-bold">{title}</h2>
      {hint && <p className="text-ink-600 text-sm">{hint}</p>}
      {children}
    </section>
  );
}

/** The first button of a form is the one that Enter presses. */
export function FirstButton() {
  return (
    <button className="sr-only" tabIndex={-1} aria-hidden="true">
      Save
    </button>
  );
}

/** What a long form ends with stays in sight while it is filled in. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className="border-surface-line bg-surface-warm sticky bottom-0 z-10 -mx-1 flex flex-wrap gap-3 border-t px-1 py-3 group-disabled:hidden">
      {children}
    </div>
  );
}

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
    <Card id={id} title={title}>
      <DeskForm action={action} hasFile className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <input type="hidden" name="version" defaultValue={version} key={version} />
        {children}
        <p className="text-ink-600 text-sm">{note}</p>
        <button className={buttonStyle("outline", "justify-self-start")}>
          <Icon name="image" />
          Add
        </button>
      </DeskForm>
    </Card>
  );
}
