import { channelLabels, deliveryStates, type LeadDelivery } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import { cardStyle } from "../field-style";

/** Every message about a lead: where to, how it went, and why not. */
export function Deliveries({ deliveries }: { deliveries: readonly LeadDelivery[] }) {
  return (
    <section className={cardStyle} aria-labelledby="deliveries">
      <h2 id="deliveries" className="text-lg font-bold">
        Messages about it
      </h2>
      {deliveries.length === 0 && <p className="text-ink-600">None: it looked like a program’s.</p>}
      <ul className="grid gap-3">
        {deliveries.map(({ channel, state, attempts, lastError, at }) => (
          <li key={channel} className="min-w-0">
            <p>
              {channelLabels[channel] ?? channel}:{" "}
              <b className={state === "failed" ? "text-danger-600" : ""}>{deliveryStates[state] ?? state}</b>{" "}
              <span className="text-ink-600 text-sm">
                {formatMoment(at)}
                {attempts > 1 && `, ${attempts} attempts`}
              </span>
            </p>
            {lastError && <p className="text-danger-600 text-sm wrap-anywhere">{lastError}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
