import { formatBlogMoment } from "@/lib/blog/blog-text";
import { formatDay } from "@/lib/base/format";
import { language } from "@/lib/base/language";

/** Date and time of a post, or nothing when it has none. */
export function BlogTime({ isoTime, className }: { isoTime: string; className: string }) {
  const moment = formatBlogMoment(isoTime);
  if (!moment) return null;
  return (
    <p className={`text-ink-600 figures ${className}`}>
      <time dateTime={isoTime}>
        {language() === "en" ? moment.date : formatDay(isoTime)}, {moment.time}
      </time>
    </p>
  );
}
