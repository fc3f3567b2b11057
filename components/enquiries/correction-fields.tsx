import { countryCodes } from "@/lib/enquiries/forms/lead-options";
import { boxStyle, FieldMessage, labelStyle } from "./field-frame";

type Props = {
  id: string;
  error: string | undefined;
  /** In a form that the browser posts; a part of another form has no names, so that its fields are not sent with it. */
  isPosted: boolean;
};

/** The right number: country code and digits. */
export function CorrectionFields({ id, error, isPosted }: Props) {
  return (
    <div>
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
        <div>
          <label htmlFor={`${id}-code`} className={labelStyle}>
            <span className="sr-only">Country </span>
            <span className="inline-block first-letter:uppercase">code</span>
          </label>
          <select
            id={`${id}-code`}
            name={isPosted ? "countryCode" : undefined}
            data-part="code"
            autoComplete="tel-country-code"
            className={boxStyle}
          >
            {countryCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-number`} className={labelStyle}>
            Right number
          </label>
          <input
            id={`${id}-number`}
            name={isPosted ? "phoneNumber" : undefined}
            data-part="number"
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            autoFocus={!isPosted}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-error`}
            className={boxStyle}
          />
        </div>
      </div>
      <FieldMessage id={id} text={error} />
    </div>
  );
}
