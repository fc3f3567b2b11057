import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Said } from "@/components/ui/said";
import { callHours } from "@/content/contact-rules";
import { brand } from "@/content/site";
import { apiRoot, consentPaths } from "@/lib/base/call-paths";
import { here, t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import type { Consent } from "@/lib/enquiries/forms/consent-schema";
import { sayHour } from "@/lib/enquiries/forms/call-hours";
import { contactChannels, contactLabels } from "@/lib/enquiries/forms/contact-rules";
import { labelStyle } from "./field-frame";
import { LanguageField } from "./hidden-fields";

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

const linkStyle = "text-brand-600 underline underline-offset-4";

/** Deletes what was sent with this enquiry; behind a fold, because nothing brings it back. */
export function EraseEnquiry({ token }: { token: string }) {
  return (
    <>
      <h2 className="mt-10 text-xl font-bold">{t("Have it deleted")}</h2>
      <p className="mt-2">
        {t(
          "This deletes what you sent with this enquiry, and stops contact about earlier ones with your number.",
        )}{" "}
        <Said
          words="They have links of their own; to have all of them deleted, call us or write to {email}."
          email={
            <a href={`mailto:${brand.email}`} className={`${linkStyle} wrap-anywhere`}>
              {brand.email}
            </a>
          }
        />{" "}
        <Said
          words="The {policy} says what goes."
          policy={
            <a href={here(paths.privacy)} className={linkStyle}>
              {t("privacy policy")}
            </a>
          }
        />
      </p>
      <details className="mt-2">
        <summary className="min-h-touch inline-flex cursor-pointer items-center font-bold underline underline-offset-4">
          {t("Delete this enquiry")}
        </summary>
        <ConsentForm token={token} call={consentPaths.erase} className="mt-2">
          <p>{t("Nothing brings it back, and nobody calls you about it.")}</p>
          <button className={buttonStyle("outline", "mt-3 w-full sm:w-auto")}>{t("Delete for good")}</button>
        </ConsentForm>
      </details>
    </>
  );
}

type ConsentFormProps = {
  token: string;
  /** What a change is about. */
  to?: "stop" | "allow" | "change";
  call?: string;
  className?: string;
  children: ReactNode;
};

/** A plain form of the page of a consent: it is posted, and leads back to the page, in its language. */
export function ConsentForm({
  token,
  to,
  call = consentPaths.change,
  className,
  children,
}: ConsentFormProps) {
  return (
    <form method="post" action={apiRoot + call} className={className}>
      <input type="hidden" name="consent" value={token} />
      <LanguageField path="/consent" />
      {to && <input type="hidden" name="to" value={to} />}
      {children}
    </form>
  );
}
