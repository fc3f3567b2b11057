import { Icon } from "@/components/ui/icon";
import { promises } from "@/content/promises";
import { t } from "@/lib/base/language";
import { sayVisitPart, splitVisitTimes, visitField, visitParts } from "@/lib/enquiries/forms/visit-times";
import { boxStyle, FieldMessage, type FieldProps, labelStyle } from "./field-frame";

/** When a visitor would like to see the home: up to three days with their parts, folded up, each further one in the one before. */
export function VisitTimes({ id, field, value, error }: FieldProps) {
  return (
    <details open={value !== ""} className="visit-times">
      <summary>
        {t(field.label)}
        <Icon name="chevronDown" className="turns" />
      </summary>
      <p id={`${id}-hint`}>{t(promises.visit.wish)}</p>
      <Time id={id} at={0} value={value} error={error} />
    </details>
  );
}

type TimeProps = Pick<FieldProps, "id" | "value" | "error"> & { at: number };

/** The boxes of a time, and the fold with the next one. */
function Time({ id, at, value, error }: TimeProps) {
  const times = splitVisitTimes(value);
  const own = `${id}-${at}`;
  const problem = error?.startsWith(`Time ${at + 1}:`) ? error : undefined;
  const shared = {
    name: visitField,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? `${own}-error` : `${id}-hint`,
    className: boxStyle,
  };
  return (
    <>
      <div role="group" aria-label={t("Time {number}", { number: at + 1 })}>
        <label>
          <span className={labelStyle}>{t("Day")}</span>
          <input {...shared} type="date" defaultValue={times[at]?.day} />
        </label>
        <label>
          <span className={labelStyle}>{t("Part of the day")}</span>
          <select {...shared} defaultValue={times[at]?.part}>
            <option value="">{t("Choose")}</option>
            {visitParts.map((part) => (
              <option key={part} value={part}>
                {sayVisitPart(part)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <FieldMessage id={own} text={problem} />
      {at + 1 < promises.visit.most && (
        <details open={times.slice(at + 1).some(({ day, part }) => day || part)}>
          <summary>
            <span>{t("Add another time")}</span>
            <span>{t("Time {number}", { number: at + 2 })}</span>
          </summary>
          <Time id={id} at={at + 1} value={value} error={error} />
        </details>
      )}
    </>
  );
}
