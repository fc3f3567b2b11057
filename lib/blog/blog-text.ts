const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "Asia/Kolkata" });
const timeFormat = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "Asia/Kolkata" });

/** The time of a post, in India: `date` in the long US format (specification, section 2), `time` as `12:15 PM`. */
export type BlogMoment = { date: string; time: string };

/** `null` for an invalid time: another backend may leave it out. */
export function formatBlogMoment(isoTime: string): BlogMoment | null {
  const moment = new Date(isoTime);
  if (Number.isNaN(moment.getTime())) return null;
  return { date: dateFormat.format(moment), time: timeFormat.format(moment) };
}

const longestExcerpt = 100;

/**
 * At most 100 characters and an ellipsis (specification, section 9), the last word whole (docs/readings.md, "excerpt cut
 * at 100 characters"); a shorter text is not changed.
 */
export function cutExcerpt(excerpt: string): string {
  const letters = [...excerpt];
  if (letters.length <= longestExcerpt) return excerpt;
  const whole = letters.slice(0, letters.lastIndexOf(" ", longestExcerpt) + 1 || longestExcerpt);
  return `${whole.join("").replace(/[\s,:;–—-]+$/, "")}…`;
}
