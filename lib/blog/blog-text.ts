const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "Asia/Kolkata" });
const timeFormat = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "Asia/Kolkata" });

/** `November 11, 2026`, the long US format (specification, section 2), as it is in India. */
export function formatBlogDate(isoTime: string): string {
  return dateFormat.format(new Date(isoTime));
}

/** `12:15 PM`, as it is in India. */
export function formatBlogTime(isoTime: string): string {
  return timeFormat.format(new Date(isoTime));
}

/** At most 100 characters and an ellipsis (section 9); what is shorter stays whole. */
export function cutExcerpt(excerpt: string): string {
  const letters = [...excerpt];
  return letters.length > 100 ? `${letters.slice(0, 100).join("").trimEnd()}…` : excerpt;
}
