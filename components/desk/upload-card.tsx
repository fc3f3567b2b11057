import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { cardStyle } from "./field-style";

/** `children`: what is asked for; `note`: what becomes of the files. */
type Props = { id: string; title: string; action: string; note: string; children: ReactNode };

/** Files from this device. A form of the browser's own: files are dropped onto its boxes, or come from the camera. */
export function UploadCard({ id, title, action, note, children }: Props) {
  return (
    <section className={cardStyle} aria-labelledby={id}>
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      <form
        method="post"
        encType="multipart/form-data"
        action={action}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
      >
        {children}
        <p className="text-ink-600 text-sm">{note}</p>
        <button className={buttonStyle("outline", "justify-self-start")}>
          <Icon name="image" />
          Add
        </button>
      </form>
    </section>
  );
}
