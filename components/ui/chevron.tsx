/** The arrow of folding parts. Not in `Icon`, so that a client component which needs no other icon loads only this. */
export function Chevron({ className = "size-5" }: { className?: string }) {
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
      <path d="m6 9 6 6 6-6" />
    </svg>
  );
}
