/** Classes that a project's tile and its skeleton share. */
export const tileBox =
  "rounded-card border-surface-line flex h-full overflow-hidden border bg-white sm:flex-col";
export const tilePicture = "bg-surface-warm relative block w-28 shrink-0 sm:aspect-8/5 sm:w-full";
export const tileText = "flex min-h-[150px] min-w-0 flex-1 flex-col p-3 sm:min-h-[160px] sm:p-4";
