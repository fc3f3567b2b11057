/** Drawn here, because the site's icons in a script of the desk would be cut out of visitors' scripts. */
const paths = {
  alert: "M12 4 2.5 20h19zM12 10v4M12 17h.01",
  check: "m5 12 5 5 9-10",
  chevronRight: "m9 6 6 6-6 6",
} as const;

type Props = { name: keyof typeof paths; className: string };

/** As `Icon` draws it, for what runs in the desk's browser. */
export function DeskIcon({ name, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={paths[name]} />
    </svg>
  );
}
