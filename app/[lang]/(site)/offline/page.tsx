import { offlineWords as words } from "@/content/offline";
import { t } from "@/lib/base/language";
import { offlinePath } from "@/lib/offline/kept-address";
import { hiddenMetadata } from "@/lib/seo/page-metadata";
import { trailTo } from "@/lib/seo/trail";
import { TextPage } from "@/components/layout/text-page";

export function generateMetadata() {
  return hiddenMetadata({ title: t(words.title), description: t(words.description) });
}

const trail = trailTo({ label: words.title, href: offlinePath });

/** What the worker shows in place of a page that it can't have; it writes the list (`lib/offline/worker.ts`). */
export default function OfflinePage() {
  return (
    <TextPage title={words.title} lead={words.lead} trail={trail}>
      <div data-copies="" />
    </TextPage>
  );
}
