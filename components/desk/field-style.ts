/** The look of boxes, selects and their labels at the desk: that of the site's forms. */
export const boxStyle =
  "border-ink-400 rounded-control min-h-12 w-full min-w-0 border bg-white px-3 py-2 text-base";

export const labelStyle = "mb-1 block text-sm font-bold";

/** A part of a page, on its own ground. */
export const cardStyle =
  "border-surface-line rounded-card grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 border bg-white p-[min(1.25rem,5vw)]";

/** A link among those that choose what a page shows. */
export const tabStyle =
  "border-surface-line rounded-control min-h-touch aria-[current]:border-brand-600 aria-[current]:text-brand-600 inline-flex items-center gap-2 border bg-white px-4 font-bold";
