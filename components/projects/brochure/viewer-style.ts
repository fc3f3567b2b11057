/** A part of the bar: on a wide screen three of them make one bar. */
export const barStyle = "border-surface-line flex items-center bg-white px-2 py-1.5 md:px-3";

export const toolStyle =
  "size-touch rounded-control hover:bg-surface-warm hover:text-brand-600 aria-disabled:text-ink-400 aria-pressed:bg-brand-50 aria-pressed:text-brand-600 grid shrink-0 place-items-center transition-colors duration-150 aria-disabled:cursor-default aria-disabled:bg-transparent";
