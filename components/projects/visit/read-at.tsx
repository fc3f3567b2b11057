import { visitSheetWords } from "@/content/visit-sheet";
import { t } from "@/lib/base/language";
import { formatMoment } from "@/lib/base/moment";

/** When the server read what stands on the page. The mark is for copies, which go by this clock and not by the device's. */
export function ReadAt({ read, className }: { read: Date; className: string }) {
  const [before, after] = t(visitSheetWords.read).split("{moment}");
  return (
    <p className={className}>
      {before}
      <time data-read-at="" dateTime={read.toISOString()}>
        {formatMoment(read)}
      </time>
      {after}
    </p>
  );
}
