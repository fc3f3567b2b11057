import { GuideBlocks } from "@/components/guides/guide-blocks";
import { GuideLayout } from "@/components/guides/guide-layout";
import { Link } from "@/components/ui/link";
import { noticeWords as words } from "@/content/notices";
import { savedSearchPage } from "@/content/saved-search-words";
import { language, t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import { noticeItems } from "@/lib/enquiries/forms/notice";
import { type NoticeId, noticeVersionOf } from "@/lib/enquiries/forms/notice-version";
import { trailTo } from "@/lib/seo/trail";

/** The notice of one form, with its version: what was read is what is kept with the lead. */
export function NoticeView({ id }: { id: NoticeId }) {
  const form = t(id === "saved-search" ? savedSearchPage.title : leadForms[id].title);
  return (
    <GuideLayout
      title={words.title}
      trail={trailTo({ label: words.title, href: paths.privacy })}
      lead={words.lead}
      dated={t(words.version, { version: noticeVersionOf(id, language()) })}
    >
      <div className="prose-site max-w-measure">
        <h2>{t("The form “{form}”", { form })}</h2>
        <GuideBlocks blocks={[{ kind: "details", items: noticeItems(id) }]} />
        <p className="mt-6">
          <Link href={paths.privacy}>{t("Privacy policy")}</Link>
        </p>
      </div>
    </GuideLayout>
  );
}
