import { formatCount, formatNumber } from "@/lib/base/format";
import type { LeadFigures } from "@/lib/desk/forms/front-page";
import { formatWait } from "@/lib/desk/forms/moments";

/** How long people waited for the first call or message, and on how many that rests. */
export function FirstCall({
  figures: { of, called, medianSeconds, within5, within30 },
}: {
  figures: LeadFigures["firstCall"];
}) {
  if (medianSeconds === null)
    return (
      <p className="text-ink-600">
        Nobody was called yet. A tap on “Call” or “WhatsApp” of a lead notes the time, and it is counted here.
      </p>
    );
  return (
    <>
      <p>
        <b className="figures text-2xl">{formatWait(medianSeconds * 1_000)}</b>{" "}
        <span className="text-ink-600">median of {formatCount(called, "lead")} that were called</span>
      </p>
      <dl className="grid gap-2">
        <Share label="in 5 minutes" part={within5} of={of} />
        <Share label="in 30 minutes" part={within30} of={of} />
        <Share label="no call noted yet" part={of - called} of={of} />
      </dl>
    </>
  );
}

function Share({ label, part, of }: { label: string; part: number; of: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt>{label}</dt>
      <dd className="figures">
        <b>{`${Math.round((part / of) * 100)} %`}</b>{" "}
        <span className="text-ink-600">{`${formatNumber(part)} of ${formatNumber(of)}`}</span>
      </dd>
    </div>
  );
}
