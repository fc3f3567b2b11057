"use client";

import { useState, type KeyboardEvent } from "react";
import { language, t } from "@/lib/base/language";
import { namedCountries, type NamedCountry } from "@/lib/enquiries/forms/other-countries";
import { boxStyle, labelStyle } from "./field-frame";

type Props = {
  id: string;
  /** With the code of the country that was chosen; empty when none was. */
  onClose: (code: string) => void;
};

/** As many as fit above the keyboard of a phone. */
const mostShown = 5;

/** All countries, by their name in the page's language or in English, or by their code. */
export function CountrySearch({ id, onClose }: Props) {
  const [countries] = useState(() => namedCountries(language()));
  const [typed, setTyped] = useState("");
  const found = search(countries, typed);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Neither the form around it is sent, nor its dialog closed.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") onClose("");
    else if (found[0]) onClose(found[0].code);
  }

  return (
    <div className="mt-2" onInput={(event) => event.stopPropagation()}>
      <label htmlFor={id} className={labelStyle}>
        {t("Search your country")}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        className={boxStyle}
      />
      <ul className="mt-1" aria-live="polite">
        {found.map(({ name, code }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onClose(code)}
              className="min-h-touch hover:bg-surface-warm rounded-control flex w-full items-center justify-between gap-3 px-2 text-left"
            >
              {name} <span className="figures">{code}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Those that begin with what was typed come first. */
function search(countries: readonly NamedCountry[], typed: string): NamedCountry[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === "") return [];
  const digits = wanted.replace(/^(?:\+|00)/, "");
  const placeOf = ({ name, english, code }: NamedCountry) => {
    if (code.slice(1).startsWith(digits)) return 0;
    const places = [name, english].map((each) => each.toLocaleLowerCase().indexOf(wanted));
    return Math.min(...places.map((place) => (place < 0 ? Infinity : place)));
  };
  return countries
    .map((country) => ({ country, place: placeOf(country) }))
    .filter(({ place }) => place < Infinity)
    .sort((a, b) => a.place - b.place)
    .slice(0, mostShown)
    .map(({ country }) => country);
}
