/** The receiver of a telephone, for the error screen, whose code is part of every page: with `Icon` it took 4 kB more. */
export const callPath =
  "M6 3h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5l1.5-2.5 5 1.5v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z";

/** The drawn picture of one that is missing: for pages with pictures and without other icons. */
export const imagePath = "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01";

type Props = { path: string; className: string };

/** A drawing of lines, 24 × 24, in the colour of the text. */
export function LineIcon({ path, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={path} />
    </svg>
  );
}

/** The arrow of folding parts. Not in `Icon`, so that a client component which needs no other icon loads only this. */
export function Chevron({ className = "size-5" }: { className?: string }) {
  return <LineIcon path="m6 9 6 6 6-6" className={className} />;
}
