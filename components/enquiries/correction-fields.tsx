import type { ReactNode } from "react";
import { t } from "@/lib/base/language";
import { CountryCodeField } from "./country-code-field";
import { boxStyle, CutNote, FieldMessage, labelStyle } from "./field-frame";

type Props = {
  id: string;
  error: string | undefined;
  /** Digits were left out of the number. */
  isCut?: boolean;
  /** In a form that the browser posts; a part of another form has no names, so that its fields are not sent with it. */
  isPosted: boolean;
  others?: ReactNode;
};

/** The right number: country code and digits. */
export function CorrectionFields({ id, error, isCut = false, isPosted, others }: Props) {
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <div className="flex-[0_0_5.5rem] has-[ul]:flex-[1_0_100%]">
          <CountryCodeField id={`${id}-code`} isPosted={isPosted} others={others} />
        </div>
        <div className="min-w-0 flex-[1_1_7.5rem]">
          <label htmlFor={`${id}-number`} className={labelStyle}>
            {t("Right number")}
          </label>
          <input
            id={`${id}-number`}
            name={isPosted ? "phoneNumber" : undefined}
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
      <CutNote isCut={isCut} />
      <FieldMessage id={id} text={error} />
    </div>
  );
}
