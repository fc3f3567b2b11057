import { buttonStyle } from "@/components/ui/button-style";
import { formatCount } from "@/lib/base/format";
import { inboxPath } from "@/lib/desk/forms/lead-inbox";
import { formatWait } from "@/lib/desk/forms/moments";
import { cardStyle } from "../field-style";

/** Messages about leads that are not out yet; `spool`: leads on the disk, for the database or for a person to look at. */
export type Backlog = {
  waiting: number;
  kept: number;
  failed: number;
  oldestWaitingSeconds: number;
  spool: { waiting: number; refused: number };
};

/** Whether mails and messages to the CRM get out. */
export function DeliveriesCard({ backlog }: { backlog: Backlog }) {
  const { waiting, kept, failed, oldestWaitingSeconds, spool } = backlog;
  const isDone = waiting + kept + failed + spool.waiting + spool.refused === 0;
  return (
    <section className={cardStyle} aria-labelledby="messages">
      <h2 id="messages" className="text-lg font-bold">
        Messages about leads, now
      </h2>
      {isDone && <p className="text-success-600 font-bold">All are delivered.</p>}
      {spool.waiting > 0 && (
        <p className="text-danger-600 font-bold">
          {`${formatCount(spool.waiting, "lead waits", "leads wait")} on the disk for the database.`}
        </p>
      )}
      {spool.refused > 0 && (
        <p className="text-danger-600 font-bold">
          {`${formatCount(spool.refused, "lead was", "leads were")} set aside on the disk: whoever runs the site should look.`}
        </p>
      )}
      {waiting > 0 && (
        <p>
          {`${formatCount(waiting, "message waits", "messages wait")} to be sent, the oldest for ${formatWait(oldestWaitingSeconds * 1_000)}.`}
        </p>
      )}
      {kept > 0 && (
        <p>{`${formatCount(kept, "message is", "messages are")} kept until mail is set up. The leads are all here.`}</p>
      )}
      {failed > 0 && (
        <>
          <p className="text-danger-600 font-bold">
            {`${formatCount(failed, "message", "messages")} could not be delivered.`}
          </p>
          <a
            href={inboxPath({ view: "all", failed: true })}
            className={buttonStyle("outline", "justify-self-start")}
          >
            Show these leads
          </a>
        </>
      )}
    </section>
  );
}
