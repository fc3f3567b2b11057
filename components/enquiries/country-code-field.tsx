import { t } from "@/lib/base/language";
import { countryCodes, defaultCountryCode } from "@/lib/enquiries/forms/lead-options";
import { boxStyle, labelStyle } from "./field-frame";

type Props = {
  /** Of the element. */
  id: string;
  value?: string;
  /** Not as a part of another form: without a name it is not sent with it. */
  isPosted?: boolean;
};

/** The country code of the phone number. It is sent in the header `Lead-Context`, not in the body of the lead. */
export function CountryCodeField({ id, value, isPosted = true }: Props) {
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        <span className="sr-only">{t("Country ")}</span>
        <span className="inline-block first-letter:uppercase">{t("code")}</span>
      </label>
      <select
        id={id}
        name={isPosted ? "countryCode" : undefined}
        defaultValue={value ?? defaultCountryCode}
        autoComplete="tel-country-code"
        className={boxStyle}
      >
        {countryCodes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    </div>
  );
}
