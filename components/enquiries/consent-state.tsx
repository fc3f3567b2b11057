import { Icon } from "@/components/ui/icon";
import { Said } from "@/components/ui/said";
import { formatDay } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { formatMoment } from "@/lib/base/moment";
import type { Consent } from "@/lib/enquiries/forms/consent-schema";
import { sayChannels, sayHours } from "@/lib/enquiries/forms/contact-rules";

const looks = {
  allowed: "border-gold-500 bg-gold-100",
  stopped: "border-success-600 bg-success-50",
  ended: "border-success-600 bg-success-50",
} as const;

/** How a consent stands now, and what was just done. */
export function ConsentState({ consent, done }: { consent: Consent; done: string | null }) {
  const { state } = consent;
  return (
    <div role="status" className={`rounded-control mt-6 flex gap-3 border p-4 ${looks[state]}`}>
      <Icon name={state === "allowed" ? "call" : "shield"} className="mt-0.5 size-6" />
      <div className="min-w-0">
        {done && <p className="mb-2 font-bold">{t(done)}</p>}
        <Standing consent={consent} />
      </div>
    </div>
  );
}

function Standing({ consent }: { consent: Consent }) {
  const { state, stoppedAt, until, channels, callHours } = consent;
  const isFirst = !consent.ownHours && consent.contacts.length === 0;
  if (state === "stopped")
    return (
      <p>
        <b>{t("We do not contact you.")}</b>{" "}
        {stoppedAt
          ? t("Contact about this enquiry is stopped since {moment}.", { moment: formatMoment(stoppedAt) })
          : t("Contact about this enquiry is stopped.")}
      </p>
    );
  if (state === "ended")
    return (
      <p>
        <b>{t("We do not contact you.")}</b>{" "}
        {t("Your consent ended on {day}, because it was given too long ago.", { day: dayOf(until) })}
      </p>
    );
  return (
    <p>
      <Said
        words="{may} about this enquiry until {day}, by {ways}, from {hours} in India."
        may={<b>{t("We may contact you")}</b>}
        day={dayOf(until)}
        ways={sayChannels(channels)}
        hours={sayHours(callHours)}
      />
      {isFirst && ` ${t("The first call, which you asked for, may come at another hour.")}`}
    </p>
  );
}

const dayOf = (moment: string) => formatDay(moment) ?? "";
