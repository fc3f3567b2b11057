"use client";

import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { here, t, language } from "@/lib/base/language";
import { sayPlace } from "@/lib/base/say-place";
import type { Suggestion } from "@/lib/places/place-schema";
import { apiRoot, readPaths } from "@/lib/base/call-paths";

const pauseMs = 150;
const fewestLetters = 2;
const none: Suggestion[] = [];

/** Suggestions for `typed`, fetched once the visitor pauses. Empty when the call fails: search works without them. */
function useSuggestions(typed: string): Suggestion[] {
  const [found, setFound] = useState(none);
  const wanted = typed.trim();
  const enough = wanted.length >= fewestLetters;

  useEffect(() => {
    if (!enough) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await fetchSuggestions(wanted, abort.signal);
      if (!abort.signal.aborted) setFound(suggestions);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, enough]);

  return enough ? found : none;
}

async function fetchSuggestions(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(`${apiRoot}${readPaths.suggest}?${new URLSearchParams({ q })}`, { signal });
    // The shape is our own API's (lib/contract/calls); checking it with zod is not worth its size in the browser.
    const answer = (await response.json()) as { status?: boolean; data?: Suggestion[] };
    return answer.status && answer.data ? await inOwnWords(answer.data) : none;
  } catch {
    return none;
  }
}

/** What a phrase means is said by the call in English; pages in other languages say it themselves, by code that comes then. */
async function inOwnWords(suggestions: Suggestion[]): Promise<Suggestion[]> {
  if (language() === "en" || !suggestions.some(({ kind }) => kind === "search")) return suggestions;
  const { readSearchLink, searchLink } = await import("@/lib/projects/listing/search-link");
  return suggestions.map((one) =>
    one.kind === "search" ? (searchLink(readSearchLink(one.href)) ?? one) : one,
  );
}

type SuggestionListProps = {
  id: string;
  suggestions: Suggestion[];
  active: number;
  choose: (index: number) => void;
};

const kinds: Record<Suggestion["kind"], string> = {
  project: "Project",
  builder: "Builder",
  locality: "Locality",
  landmark: "Landmark",
  search: "Search",
};

/** The list under a search field. Focus stays in the field, which names the active option. */
function SuggestionList({ id, suggestions, active, choose }: SuggestionListProps) {
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
          <span className="min-w-0 wrap-break-word">
            {kind === "locality" || kind === "landmark" ? sayPlace(label) : label}
          </span>
          <span className="text-ink-600 shrink-0 text-sm">{t(kinds[kind])}</span>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  name: string;
  label: string;
  /** Where the label is not seen, because the placeholder says as much. */
  labelLook?: string;
  placeholder: string;
  defaultValue?: string;
  /** Called at every change of the text. */
  onText?: (text: string) => void;
  /** Called with the text when it is sent by its key. */
  onEnter?: (text: string) => void;
  /** A class that makes the placeholder invisible where the field is too narrow for it. */
  placeholderFits: string;
  /** On phones the suggestions are below the whole form (which is positioned), and as wide. */
  isWide?: boolean;
};

/** A search field that suggests while typing (ARIA combobox); without JavaScript a plain field of its form. */
export function SearchBox({
  name,
  label,
  labelLook = "",
  placeholder,
  placeholderFits,
  defaultValue = "",
  isWide = false,
  onText,
  onEnter,
}: Props) {
  const id = useId();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const open = suggestions.length > 0;

  useEffect(() => {
    // When the filter is cleared elsewhere the field is emptied, but not while the visitor types in it.
    if (input.current && input.current !== document.activeElement) input.current.value = defaultValue;
  }, [defaultValue]);

  useEffect(() => {
    // The keyboard of a phone takes its lower half: field and suggestions move above it.
    if (open && matchMedia("(pointer: coarse)").matches) input.current?.labels?.[0]?.scrollIntoView();
  }, [open]);

  function show(text: string) {
    setTyped(text);
    setActive(-1);
  }

  function choose(index: number) {
    const chosen = suggestions[index];
    if (!chosen) return;
    show("");
    if (input.current) input.current.value = "";
    router.push(here(chosen.href));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    if (key === "Enter" && active < 0) onEnter?.(event.currentTarget.value.trim());
    if (!open) {
      if (key === "ArrowDown") show(event.currentTarget.value);
      // Suggestions that come late open nothing over what was searched for.
      else if (/^(Enter|Tab|Escape)$/.test(key)) show("");
      return;
    }
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[key];
    if (step) {
      // One more than there are suggestions: the field itself.
      const places = suggestions.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (key === "Enter" && active >= 0) choose(active);
    else if (key === "Escape") show("");
    else {
      if (key === "Enter" || key === "Tab") show("");
      return;
    }
    event.preventDefault();
  }

  return (
    <div className={isWide ? "md:relative" : "relative"}>
      <label
        htmlFor={`${id}-input`}
        className={`text-ink-900 mb-1 block scroll-mt-[-4.5rem] text-sm font-bold ${labelLook}`}
      >
        {label}
      </label>
      <div className="@container">
        <input
          ref={input}
          id={`${id}-input`}
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          aria-activedescendant={open && active >= 0 ? `${id}-list-${active}` : undefined}
          onChange={(event) => {
            show(event.target.value);
            onText?.(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => show("")}
          className={`border-ink-400 rounded-control min-h-touch placeholder:text-ink-600 text-ink-900 w-full border bg-white px-3 text-base ${placeholderFits}`}
        />
      </div>
      {open && <SuggestionList id={`${id}-list`} {...{ suggestions, active, choose }} />}
      <span role="status" className="sr-only">
        {open && t("{count} suggestions", { count: suggestions.length })}
      </span>
    </div>
  );
}
