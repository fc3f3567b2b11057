import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { Said } from "@/components/ui/said";
import { consentWords, consentWords as words } from "@/content/contact-rules";
import { leadTitles } from "@/content/lead-mails";
import { promises } from "@/content/promises";
import { brand } from "@/content/site";
import { formatDay } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { formatMoment } from "@/lib/base/moment";
import type { Consent } from "@/lib/enquiries/forms/consent-schema";
import { contactChannels, contactLabels, sayChannels, sayHours } from "@/lib/enquiries/forms/contact-rules";
import { trailTo } from "@/lib/seo/trail";
import { ConsentChangeForm, ConsentForm, EraseEnquiry } from "./consent-forms";

type Props = {
  token: string;
  reading: { consent: Consent } | { sentence: string };
  /** What a form of the page came to. */
  done: string | null;
  problem: string | null;
};

/** What somebody agreed to, how it stands, what was done about it, and the forms that change it. */
export function ConsentView({ token, reading, done, problem }: Props) {
  const consent = "consent" in reading ? reading.consent : null;
  return (
    <div className="container-page max-w-2xl pt-4 pb-16 md:pb-24 lg:pt-8">
      <Breadcrumb trail={trailTo({ label: words.title, href: "/consent" })} className="mb-4" />
      <span aria-hidden="true" className="bg-gold-500 mb-5 block h-0.5 w-12" />
      <h1 className="text-3xl font-black">{t(words.title)}</h1>
      {consent && (
        <p className="text-ink-600 mt-2">
          <Said
            words="{form} {reference}, sent on {moment}"
            form={t(leadTitles[consent.kind])}
            reference={<span className="figures whitespace-nowrap">{consent.reference}</span>}
            moment={formatMoment(consent.acceptedAt)}
          />
        </p>
      )}
      {problem && consent && (
        <p
          role="alert"
          className="border-danger-600 bg-danger-50 text-danger-600 rounded-control mt-6 border p-4 font-bold"
        >
          {t(problem)}
        </p>
      )}
      {"sentence" in reading && (
        <p role="status" className="mt-6">
          {t(done ?? reading.sentence)}
        </p>
      )}
      {consent && <Known token={token} consent={consent} done={problem ? null : done} />}
      <p className="mt-8">
        {t("Any questions?")} {t(promises.phone.call)}:{" "}
        <a
          href={brand.phoneLink}
          className="text-brand-600 figures inline-block font-bold underline underline-offset-4"
        >
          {brand.phone}
        </a>
      </p>
    </div>
  );
}

function Known({ token, consent, done }: { token: string; consent: Consent; done: string | null }) {
  const { agreed, state } = consent;
  return (
    <>
      <ConsentState consent={consent} done={done} />
      {state === "allowed" && (
        <ConsentForm token={token} to="stop" className="mt-4">
          <button className={buttonStyle("primary", "w-full sm:w-auto")}>{t("Stop all contact")}</button>
        </ConsentForm>
      )}
      {state === "stopped" && agreed.channels.length > 0 && (
        <ConsentForm token={token} to="allow" className="mt-4">
          <button className={buttonStyle("outline", "w-full sm:w-auto")}>{t("Allow contact again")}</button>
        </ConsentForm>
      )}
      <h2 className="mt-10 text-xl font-bold">{t("What you agreed to")}</h2>
      <blockquote className="border-gold-500 mt-3 border-l-2 pl-4">“{agreed.text}”</blockquote>
      <p className="text-ink-600 mt-2">
        {t("On {moment}, for: {ways}", {
          moment: formatMoment(agreed.at),
          ways: sayChannels(agreed.channels),
        })}
      </p>
      {agreed.notice && (
        <details className="mt-2">
          <summary className="min-h-touch flex items-center font-bold">
            {t("What you were told of your details")}
          </summary>
          <p className="text-ink-600 whitespace-pre-line">{agreed.notice}</p>
        </details>
      )}
      {state === "allowed" && <ConsentChangeForm token={token} consent={consent} />}
      <h2 className="mt-10 text-xl font-bold">{t("When we contacted you")}</h2>
      <ContactLog contacts={consent.contacts} />
      <EraseEnquiry token={token} />
      <p className="text-ink-600 mt-8 text-sm">{t(words.keep)}</p>
    </>
  );
}

const looks = {
  allowed: "border-gold-500 bg-gold-100",
  stopped: "border-success-600 bg-success-50",
  ended: "border-success-600 bg-success-50",
} as const;

/** How a consent stands now, and what was just done. */
function ConsentState({ consent, done }: { consent: Consent; done: string | null }) {
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
    </p>
  );
}

const dayOf = (moment: string) => formatDay(moment) ?? "";

/** When somebody was called or written to, the newest first. Who did it is nobody's business here. */
function ContactLog({ contacts }: Pick<Consent, "contacts">) {
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
