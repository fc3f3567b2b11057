import { DeskFrame } from "@/components/desk/desk-frame";
import { FrontView } from "@/components/desk/front/front-view";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { waitingTitle } from "@/lib/desk/session/waiting-title";
import { readCatalogueAge, readLeadFigures, readPageVitals } from "@/lib/desk/store/figure-queries";
import { listFollowUps, listUncalled } from "@/lib/desk/store/lead-inbox-queries";
import { readPulse } from "@/lib/desk/store/lead-news";
import { findStaff } from "@/lib/desk/store/staff";
import { remembered } from "@/lib/process/remembered";
import { countBacklog } from "@/lib/enquiries/deliver/delivery-queries";
import { countSpool } from "@/lib/enquiries/intake/lead-spool";
import { registrationWarnings } from "@/lib/seo/agent-words";

export const generateMetadata = () => waitingTitle("Today");

const addPasskey =
  "Your account opens everything, and a mailbox is enough to get in. Please add a passkey under Account: from then on both are needed.";

/** The first page of the desk. */
export default async function DeskPage() {
  const actor = await openDeskPage(deskPaths.home);
  const [mine, uncalled, pulse, figures, backlog, spool, catalogue, vitals, account] = await noted(() =>
    Promise.all([
      listFollowUps(actor.id, 5),
      listUncalled(null, 5),
      readPulse(),
      remembered("leads", 15, readLeadFigures),
      countBacklog(),
      countSpool(),
      remembered("catalogue", 60, readCatalogueAge),
      readPageVitals(),
      findStaff(actor.id),
    ]),
  );
  return (
    <DeskFrame who={actor} here={deskPaths.home} title="Today">
      <FrontView
        warnings={[
          ...registrationWarnings(),
          ...(account?.role === "owner" && account.passkeys === 0 ? [addPasskey] : []),
        ]}
        mine={mine}
        uncalled={uncalled}
        pulse={pulse}
        figures={figures}
        backlog={{ ...backlog, spool }}
        catalogue={catalogue}
        vitals={vitals}
      />
    </DeskFrame>
  );
}
