import { formatDay } from "@/lib/base/format";
import { Icon } from "@/components/ui/icon";
import type { LeadWork } from "@/lib/desk/forms/lead-work";
import { formatMoment } from "@/lib/desk/forms/moments";
import {
  contactRules,
  isQuietFor,
  sayChannels,
  sayHours,
  type ContactRules,
} from "@/lib/enquiries/forms/contact-rules";
import { Notice } from "../notice";
import { ContactButtons } from "./contact-buttons";

type Props = { lead: Pick<LeadWork, "id" | "links" | "contact" | "firstContactAt"> };

/** The ways to reach somebody that he has left open, or the sentence that nobody may. */
export function ContactCard({ lead }: Props) {
  const rules = contactRules(lead.contact);
  if (rules.state !== "allowed") return <Notice kind="problem">{sayNo(rules)}</Notice>;
  const isNight = isQuietFor(rules, lead.firstContactAt);
  const mayCall = rules.channels.includes("phone") && !isNight;
  return (
    <div className="grid gap-2">
      {isNight && (
        <Notice kind="problem">
          Quiet hours: please do not call or write now. Calls are welcome from {sayHours(rules.hours)} in
          India.
        </Notice>
      )}
      <ContactButtons
        id={lead.id}
        links={lead.links}
        call={
          mayCall && (
            <>
              <Icon name="call" />
              Call {lead.links.shownPhone}
            </>
          )
        }
        whatsapp={
          rules.channels.includes("whatsapp") &&
          !isNight && (
            <>
              <Icon name="whatsapp" />
              WhatsApp
            </>
          )
        }
      />
      <p className="text-ink-600 text-sm">
        By {sayChannels(rules.channels)}. Calls from {sayHours(rules.hours)} in India
        {rules.hasOwnHours && ", as the person chose"}. Until {formatDay(rules.until)}.
      </p>
    </div>
  );
}

function sayNo({ stoppedAt, until }: ContactRules): string {
  if (stoppedAt) return `Do not contact: the person stopped it on ${formatMoment(stoppedAt)}.`;
  return `Do not contact: the consent ended on ${formatDay(until)}.`;
}
