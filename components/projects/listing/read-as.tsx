import { minutesNote } from "@/content/filter-words";
import { Said } from "@/components/ui/said";
import { here, t } from "@/lib/base/language";
import type { SearchReading } from "@/lib/projects/listing/search-link";

const link = "text-brand-600 min-h-touch inline-flex items-center font-bold underline underline-offset-4";

/** How the words of a search were understood, before the chips that say it, and the way to the other reading. */
export function ReadAs({ reading }: { reading: SearchReading }) {
  if (!reading) return null;
  return (
    <p className="basis-full items-baseline justify-between gap-4 wrap-break-word md:order-1 md:flex">
      {"asked" in reading ? (
        <>
          {reading.left && t("“{words}” was left out: no project has it.", { words: reading.left })}{" "}
          {reading.kept && t("What you had chosen stays: {filters}.", { filters: reading.kept })}{" "}
          {reading.saysMinutes && t(minutesNote)} {t("We read “{text}” as:", { text: reading.asked })}{" "}
          <a href={here(reading.alone || reading.words)} rel="nofollow" className={`${link} text-sm`}>
            {reading.alone ? t("Only “{text}”", { text: reading.asked }) : t("Search for the words instead")}
          </a>
        </>
      ) : (
        <>
          <Said
            words="Did you mean {list}?"
            list={
              <a href={here(reading.meant.href)} rel="nofollow" className={link}>
                {reading.meant.label}
              </a>
            }
          />
        </>
      )}
    </p>
  );
}
