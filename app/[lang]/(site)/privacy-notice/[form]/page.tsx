import { notFound } from "next/navigation";
import { NoticeView } from "@/components/enquiries/notice-view";
import { noticeWords } from "@/content/notices";
import { t } from "@/lib/base/language";
import { noticeIds } from "@/lib/enquiries/forms/notice";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = () => hiddenMetadata({ title: t(noticeWords.title) });

/** What a form says of the data that it takes, item by item. */
export default async function NoticePage({ params }: { params: Promise<{ form: string }> }) {
  const { form } = await params;
  const id = noticeIds.find((known) => known === form);
  if (!id) notFound();
  return <NoticeView id={id} />;
}
