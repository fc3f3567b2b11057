import type { GuideSection } from "@/lib/guides/guide";
import { GuideBlocks } from "./guide-blocks";
import { t } from "@/lib/base/language";

/** The parts of a long guide, each under a heading that the table of contents links to. */
export function GuideSections({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <div className="prose-site max-w-measure">
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} aria-labelledby={id} className="prose-site not-first:mt-12 [&>h2]:mt-0!">
          <h2 id={id}>{t(heading)}</h2>
          <GuideBlocks blocks={blocks} />
        </section>
      ))}
    </div>
  );
}
