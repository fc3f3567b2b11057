import { Link } from "@/components/ui/link";
import { t } from "@/lib/base/language";
import { type GuideBlock, type GuideSection, parseLinks } from "@/lib/guides/guide";

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

/** A text of a guide with its links. */
function GuideText({ text }: { text: string }) {
  return parseLinks(t(text)).map((part, position) => {
    if (typeof part === "string") return part;
    const { label, href } = part;
    // `Link` is for our own pages only; mail, phone and anchors on this page are plain links.
    return href.startsWith("/") ? (
      <Link key={position} href={href}>
        {label}
      </Link>
    ) : (
      <a key={position} href={href}>
        {label}
      </a>
    );
  });
}
