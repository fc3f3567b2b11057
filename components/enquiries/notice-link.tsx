import { noticeWords } from "@/content/notices";
import { here, t } from "@/lib/base/language";
import { noticePath } from "@/lib/base/paths";
import type { NoticeId } from "@/lib/enquiries/forms/notice-version";

/** Who may send a form, and where it is told what becomes of it: in a new tab, so that what is typed stays. */
export function NoticeLink({ form }: { form: NoticeId }) {
  return (
    <>
      {t(noticeWords.age)}{" "}
      <a
        href={here(noticePath(form))}
        target="_blank"
        className="text-brand-600 inline-block underline underline-offset-4"
      >
        {t(noticeWords.link)}
        <span className="sr-only">{` ${t("(opens in a new tab)")}`}</span>
      </a>
    </>
  );
}
