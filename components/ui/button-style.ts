type Look = "primary" | "outline" | "quiet";

const base =
  "inline-flex min-h-touch items-center justify-center gap-2 rounded-control max-w-full px-[min(1.25rem,6vw)] text-center text-base font-bold wrap-anywhere transition-colors duration-150 disabled:opacity-60";

const looks: Record<Look, string> = {
  primary: "bg-brand-600 text-white hover:bg-brand-700",
  outline: "border border-surface-line bg-white text-ink-900 hover:border-brand-600 hover:text-brand-600",
  quiet: "text-brand-600 hover:bg-brand-50",
};

/** Classes of a button, for a link as well as for a `<button>`. */
export function buttonStyle(look: Look = "primary", extra = ""): string {
  return `${base} ${looks[look]} ${extra}`;
}
