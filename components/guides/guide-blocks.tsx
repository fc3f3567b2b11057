import type { GuideBlock } from "@/lib/guides/guide";
import { GuideText } from "./guide-text";
import { t } from "@/lib/base/language";

/** The paragraphs and lists under one heading. */
export function GuideBlocks({ blocks }: { blocks: readonly GuideBlock[] }) {
  return blocks.map((block, position) => <Block key={position} block={block} />);
}

function Block({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case "text":
      return (
        <p>
          <GuideText text={block.text} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <GuideText text={item} />
            </li>
          ))}
        </ul>
      );
    case "details":
      return (
        <dl className="border-surface-line divide-surface-line divide-y border-y">
          {block.items.map(({ term, text }) => (
            <div key={term} className="py-3 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-4">
              <dt className="font-bold">{t(term)}</dt>
              <dd className="text-ink-600">
                <GuideText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "note":
      return (
        <p className="bg-surface-warm border-gold-500 rounded-control border-l-2 px-4 py-3 text-sm">
          <GuideText text={block.text} />
        </p>
      );
  }
}
