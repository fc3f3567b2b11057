import type { ReactNode } from "react";

/** A file of components/ui, without its ending: what it is for in a sentence, and its states if it can be seen. */
export type UiPart = { file: string; text: string; states?: ReactNode };

/** A part under the name of its file, with its states below each other. */
export function Part({ file, text, states }: UiPart) {
  return (
    <section
      aria-labelledby={file}
      data-part={file}
      className="border-surface-line grid gap-6 border-t py-10 lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-x-16"
    >
      <div>
        <h2 id={file} className="text-xl font-bold">
          {file}
        </h2>
        <p className="text-ink-600 max-w-measure mt-1">{text}</p>
      </div>
      <div className="grid min-w-0 gap-6">{states}</div>
    </section>
  );
}

/** One state of a part. */
export function PartState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-ink-600 mb-2 text-sm">{name}</p>
      {children}
    </div>
  );
}
