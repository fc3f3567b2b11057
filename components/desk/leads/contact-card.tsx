import { Icon } from "@/components/ui/icon";
import { formatDay } from "@/lib/base/format";
import type { LeadWork } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import {
  contactRules,
  type ContactRules,
  mayCallNow,
  sayChannels,
  sayHours,
} from "@/lib/enquiries/forms/contact-rules";
import { Notice } from "../marks";
import { ContactButtons } from "./contact-buttons";

type Props = {
  lead: Pick<LeadWork, "id" | "links" | "texts" | "contact" | "firstContactAt" | "facts">;
  /** The name of a colleague who has the lead. */
  holder: string | null;
};

/**
 * The ways to reach somebody that he has left open, below what has to be known before: his language, and when he may be called.
 * At other hours there is a warning in their place. Or the sentence that nobody may.
 */
export function ContactCard({ lead, holder }: Props) {
  const rules = contactRules(lead.contact);
  if (rules.state !== "allowed") return <Notice kind="problem">{sayNo(rules)}</Notice>;
  const may = mayCallNow(rules, lead.firstContactAt);
  const language = lead.facts.find(({ label }) => label === "Language");
  const ways = {
    links: lead.links,
    texts: lead.texts,
    call: rules.channels.includes("phone") && (
      <>
        <Icon name="call" />
        Call {lead.links.shownPhone}
      </>
    ),
    whatsapp: rules.channels.includes("whatsapp") && (
      <>
        <Icon name="whatsapp" />
        WhatsApp
      </>
    ),
  };
  const asked = may === "asked" ? "The person has asked to be called now…" : null;
  return (
    <div className="grid gap-2">
      <p className="text-ink-600 text-sm">
        {language && `${language.text}. `}By {sayChannels(rules.channels)}. Calls from {sayHours(rules.hours)}{" "}
        in India{rules.hasOwnHours && ", as the person chose"}. Until {formatDay(rules.until)}.
      </p>
      {may !== "yes" && (
        <Notice kind="problem">
          Quiet hours: please do not call or write now. Calls are welcome from {sayHours(rules.hours)} in
          India.
        </Notice>
      )}
      {holder && (
        <Notice kind="problem">
          {holder} has this lead
          {lead.firstContactAt && `, called first on ${formatMoment(lead.firstContactAt)}`}.
        </Notice>
      )}
      <ContactButtons
        id={lead.id}
        isInPlace={holder !== null}
        fold={asked ?? (holder && `Call in place of ${holder}…`)}
        ways={may === "no" ? null : ways}
      />
    </div>
  );
}

function sayNo({ stoppedAt, until }: ContactRules): string {
  if (stoppedAt) return `Do not contact: the person stopped it on ${formatMoment(stoppedAt)}.`;
  return `Do not contact: the consent ended on ${formatDay(until)}.`;
}
