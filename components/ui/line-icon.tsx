type Props = { path: string; className: string };

/** A drawing of lines, 24 × 24, in the colour of the text. */
export function LineIcon({ path, className }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={path} />
    </svg>
  );
}

/** The arrow of folding parts. Not in `Icon`, so that a client component which needs no other icon loads only this. */
export function Chevron({ className = "size-5" }: { className?: string }) {
  return <LineIcon path="m6 9 6 6 6-6" className={className} />;
}
