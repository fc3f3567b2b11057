import { Icon } from "@/components/ui/icon";
import { formatDay } from "@/lib/base/format";
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
        {done && <p className="mb-2 font-bold">{done}</p>}
        <Said consent={consent} />
      </div>
    </div>
  );
}

function Said({ consent }: { consent: Consent }) {
  const { state, stoppedAt, until, channels, callHours } = consent;
  const isFirst = !consent.ownHours && consent.contacts.length === 0;
  if (state === "stopped")
    return (
      <p>
        <b>We do not contact you.</b> Contact about this enquiry is stopped
        {stoppedAt && ` since ${formatMoment(stoppedAt)}`}.
      </p>
    );
  if (state === "ended")
    return (
      <p>
        <b>We do not contact you.</b> Your consent ended on {formatDay(until)}, because it was given too long
        ago.
      </p>
    );
  return (
    <p>
      <b>We may contact you</b> about this enquiry until {formatDay(until)}, by {sayChannels(channels)}, from{" "}
      {sayHours(callHours)} in India.
      {isFirst && " The first call, which you asked for, may come at another hour."}
    </p>
  );
}
