import { language, t } from "@/lib/base/language";
import { namedCountries } from "@/lib/enquiries/forms/other-countries";

/** All countries as options after the first five. Rendered on the server, whose names of countries need not be a browser's. */
export function OtherCountries() {
  return (
    <optgroup label={t("All countries")}>
      {namedCountries(language()).map(({ name, code }) => (
        <option key={name} value={code}>
          {`${code} ${name}`}
        </option>
      ))}
    </optgroup>
  );
}
