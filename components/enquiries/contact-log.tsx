import { consentWords } from "@/content/contact-rules";
import { t } from "@/lib/base/language";
import { formatMoment } from "@/lib/base/moment";
import type { Consent } from "@/lib/enquiries/forms/consent-schema";
import { contactChannels, contactLabels } from "@/lib/enquiries/forms/contact-rules";

/** When somebody was called or written to, the newest first. Who did it is nobody's business here. */
export function ContactLog({ contacts }: Pick<Consent, "contacts">) {
  if (contacts.length === 0) return <p className="mt-2">{t(consentWords.nobody)}</p>;
  return (
    <ul className="divide-surface-line mt-2 divide-y">
      {contacts.map(({ at, channel }) => (
        <li key={`${at} ${channel}`} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span className="font-bold">{labelOf(channel)}</span>
          <time dateTime={at} className="figures">
            {formatMoment(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function labelOf(channel: string): string {
  const known = contactChannels.find((one) => one === channel);
  return known ? t(contactLabels[known]) : channel;
}
