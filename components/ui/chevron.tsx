/** The arrow of what unfolds, apart from `Icon`: a script that needs no other drawing would else load them all. */
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
