import { buttonStyle } from "@/components/ui/button-style";
import { callHours } from "@/content/contact-rules";
import { t } from "@/lib/base/language";
import type { Consent } from "@/lib/enquiries/forms/consent-schema";
import { contactChannels, contactLabels, sayHour } from "@/lib/enquiries/forms/contact-rules";
import { ConsentForm } from "./consent-form";
import { labelStyle } from "./field-frame";

type Props = { token: string; consent: Consent };

const selectStyle = "border-ink-400 rounded-control min-h-12 w-full border bg-white px-3 text-base";
const allHours = Array.from({ length: callHours.until - callHours.from + 1 }, (_, at) => callHours.from + at);

/** The ways and hours that a person leaves open, of those agreed to. */
export function ConsentChangeForm({ token, consent: { agreed, channels, callHours: hours } }: Props) {
  return (
    <>
      <h2 className="mt-10 text-xl font-bold">{t("Change it")}</h2>
      <ConsentForm token={token} to="change" className="mt-3 flex flex-col gap-5">
        <fieldset>
          <legend className={labelStyle}>{t("Reach me by")}</legend>
          <div className="flex flex-wrap gap-x-6">
            {contactChannels
              .filter((channel) => agreed.channels.includes(channel))
              .map((channel) => (
                <label key={channel} className="min-h-touch flex cursor-pointer items-center gap-2.5 pr-2">
                  <input
                    type="checkbox"
                    name={channel}
                    value="true"
                    defaultChecked={channels.includes(channel)}
                    className="accent-brand-600 size-5 shrink-0"
                  />
                  {t(contactLabels[channel])}
                </label>
              ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className={labelStyle}>{t("Call and message me only between (Indian time)")}</legend>
          <div className="grid max-w-sm grid-cols-2 gap-3">
            <HourField
              name="callsFrom"
              label={t("First hour")}
              value={hours.from}
              hours={allHours.slice(0, -1)}
            />
            <HourField
              name="callsUntil"
              label={t("Last hour")}
              value={hours.until}
              hours={allHours.slice(1)}
            />
          </div>
        </fieldset>
        <button className={buttonStyle("outline", "self-start")}>{t("Save")}</button>
      </ConsentForm>
    </>
  );
}

type HourProps = { name: string; label: string; value: number; hours: readonly number[] };

function HourField({ name, label, value, hours }: HourProps) {
  return (
    <label className="min-w-0 text-sm">
      {label}
      <select name={name} defaultValue={String(value)} className={selectStyle}>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {sayHour(hour)}
          </option>
        ))}
      </select>
    </label>
  );
}
