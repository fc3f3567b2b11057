import { sayPlace } from "@/lib/base/say-place";
import type { Suggestion } from "@/lib/places/place-schema";
import { t } from "@/lib/base/language";

type Props = { id: string; suggestions: Suggestion[]; active: number; choose: (index: number) => void };

const kinds: Record<Suggestion["kind"], string> = {
  project: "Project",
  builder: "Builder",
  locality: "Locality",
  search: "Search",
};

/** The list under a search field. Focus stays in the field, which names the active option. */
export function SuggestionList({ id, suggestions, active, choose }: Props) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={t("Suggestions")}
      className="border-surface-line rounded-control shadow-soft absolute top-full right-0 left-0 z-30 mt-1 max-h-80 overflow-y-auto border bg-white py-1 text-left"
    >
      {suggestions.map(({ kind, label, href }, index) => (
        <li
          key={href}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the field: losing it would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(index)}
          className="min-h-touch hover:bg-surface-warm aria-selected:bg-brand-50 text-ink-900 flex cursor-pointer items-center justify-between gap-3 px-3 py-1.5"
        >
          <span className="min-w-0 wrap-break-word">{kind === "locality" ? sayPlace(label) : label}</span>
          <span className="text-ink-600 shrink-0 text-sm">{t(kinds[kind])}</span>
        </li>
      ))}
    </ul>
  );
}
