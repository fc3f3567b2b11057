"use client";

import { useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { loadLater } from "@/components/ui/load-later";
import { t } from "@/lib/base/language";
import { countryCodes, defaultCountryCode } from "@/lib/enquiries/forms/lead-options";
import { chooseCode } from "./choose-code";
import { boxStyle, labelStyle } from "./field-frame";

type Props = {
  /** Of the element. */
  id: string;
  value?: string;
  /** Not as a part of another form: without a name it is not sent with it. */
  isPosted?: boolean;
  /** The options after the first five, on pages that work without JavaScript alone (`OtherCountries`). */
  others?: ReactNode;
};

const CountrySearch = loadLater(() => import("./country-search").then(({ CountrySearch }) => CountrySearch));

/** Without a script nothing could be searched. */
const useScripts = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/** The country code of the phone number. It is sent in the header `Lead-Context`, not in the body of the lead. */
export function CountryCodeField({ id, value, isPosted = true, others }: Props) {
  const [isSearching, setSearching] = useState(false);
  const canSearch = useScripts();
  const select = useRef<HTMLSelectElement>(null);

  function close(code: string) {
    setSearching(false);
    if (!select.current) return;
    chooseCode(select.current, code);
    select.current.dispatchEvent(new Event("input", { bubbles: true }));
    select.current.focus();
  }

  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        <span className="sr-only">{t("Country ")}</span>
        <span className="inline-block first-letter:uppercase">{t("code")}</span>
      </label>
      <select
        ref={select}
        id={id}
        name={isPosted ? "countryCode" : undefined}
        defaultValue={value ?? defaultCountryCode}
        autoComplete="tel-country-code"
        className={boxStyle}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== "") return;
          currentTarget.value = defaultCountryCode;
          setSearching(true);
        }}
      >
        {countryCodes.map((code) => (
          <option key={code}>{code}</option>
        ))}
        {canSearch && <option value="">{t("Other country…")}</option>}
        {others}
      </select>
      {isSearching && <CountrySearch id={`${id}-search`} onClose={close} />}
    </div>
  );
}
