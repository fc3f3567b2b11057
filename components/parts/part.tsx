import type { ReactNode } from "react";

type PartProps = {
  /** The file in components/ui, without its ending. */
  file: string;
  /** What it is for, in a sentence. */
  text: string;
  children?: ReactNode;
};

/** A part of the kit under the name of its file, with its states below each other. */
export function Part({ file, text, children }: PartProps) {
  return (
    <section aria-labelledby={file} data-part={file} className="border-surface-line border-t py-10">
      <h2 id={file} className="text-xl font-bold">
        {file}
      </h2>
      <p className="text-ink-600 max-w-measure mt-1">{text}</p>
      {children && <div className="mt-6 grid gap-6">{children}</div>}
    </section>
  );
}

/** One state of a part. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-ink-600 mb-2 text-sm">{name}</p>
      {children}
    </div>
  );
}
