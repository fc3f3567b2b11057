import { NoPicture, Picture } from "@/components/ui/picture";
import { type LinkFacts, type LinkNetwork, toLinkCard } from "@/lib/link-inspector/link-facts";

type Props = { facts: LinkFacts; network: LinkNetwork };

/** A link as one app shows it, with its crop of the picture and its text lengths, in our own colours. */
export function LinkCardView({ facts, network }: Props) {
  const { title, description, domain, alt } = toLinkCard(facts, network);
  const square = network.crop === "square";
  const picture = (
    <div
      className={`bg-surface-warm relative shrink-0 overflow-hidden ${square ? "aspect-square w-28 self-start" : "aspect-[1.91/1] w-full"}`}
    >
      {facts.picture ? (
        <Picture src={facts.picture.path} alt={alt} asItIs sizes={square ? "112px" : "400px"} />
      ) : (
        <NoPicture label={title} />
      )}
      {network.over && (
        <p className="rounded-control absolute bottom-2 left-2 max-w-[calc(100%-1rem)] truncate bg-black/75 px-1.5 text-sm text-white">
          {title}
        </p>
      )}
    </div>
  );
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2">
        <h3 className="font-bold">{network.name}</h3>
        <p className="text-ink-600 text-sm">{network.note}</p>
      </figcaption>
      <div
        className={`border-surface-line rounded-card overflow-hidden border bg-white ${square ? "flex" : ""}`}
      >
        {picture}
        <div className="min-w-0 p-3">
          {!network.over && <p className="font-bold wrap-anywhere">{title || "(no title)"}</p>}
          {description && <p className="text-ink-600 text-sm wrap-anywhere">{description}</p>}
          <p className="text-ink-600 truncate text-sm">{domain}</p>
        </div>
      </div>
    </figure>
  );
}
