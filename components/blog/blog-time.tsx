import { formatBlogMoment } from "@/lib/blog/blog-text";

/** Date and time of a post, or nothing when it has none. */
export function BlogTime({ isoTime, className }: { isoTime: string; className: string }) {
  const moment = formatBlogMoment(isoTime);
  if (!moment) return null;
  return (
    <p className={`text-ink-600 figures ${className}`}>
      <time dateTime={isoTime}>
        {moment.date}, {moment.time}
      </time>
    </p>
  );
}
