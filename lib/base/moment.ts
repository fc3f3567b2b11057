let momentFormat: Intl.DateTimeFormat | undefined;

/** `22 Nov 2026, 4:05 pm`, in India. */
export function formatMoment(moment: Date | string): string {
  momentFormat ??= new Intl.DateTimeFormat("en-IN", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  });
  return momentFormat.format(new Date(moment));
}
