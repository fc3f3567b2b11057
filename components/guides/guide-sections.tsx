import type { GuideSection } from "@/lib/guides/guide";
import { GuideBlocks } from "./guide-blocks";

/** A long guide: every part under a heading of its own that the table of contents leads to. */
export function GuideSections({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <div className="prose-site max-w-measure">
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} aria-labelledby={id} className="prose-site not-first:mt-12 [&>h2]:mt-0!">
          <h2 id={id}>{heading}</h2>
          <GuideBlocks blocks={blocks} />
        </section>
      ))}
    </div>
  );
}
