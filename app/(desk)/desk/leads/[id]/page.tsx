import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { LeadView } from "@/components/desk/leads/lead-view";
import { deskPaths, leadPath } from "@/lib/desk/forms/desk-paths";
import { readAlso } from "@/lib/desk/forms/one-person";
import { mayActAs } from "@/lib/desk/forms/roles";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { readBookingForm } from "@/lib/desk/store/booking-mutations";
import { listProjectNames } from "@/lib/desk/store/lead-add-mutations";
import { findNextLead, getLeadWork, listAssignees } from "@/lib/desk/store/lead-work-queries";
import { findOthers } from "@/lib/desk/store/one-person";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ draft?: string | string[]; also?: string | string[] }>;
};

export const metadata: Metadata = { title: "Lead" };

export default async function LeadPage({ params, searchParams }: Props) {
  const actor = await openDeskPage(leadPath((await params).id));
  const { id } = await params;
  if (!/^[0-9a-f-]{36}$/.test(id)) notFound();
  const { draft, ...given } = await searchParams;
  const also = readAlso(given.also);
  const [lead, assignees, next, found] = await noted(() =>
    Promise.all([
      getLeadWork(id, actor.name),
      listAssignees(),
      findNextLead(actor.id, id),
      findOthers(id, also),
    ]),
  );
  if (!lead) notFound();
  const [fields, projects] =
    lead.status === "booked" ? await noted(() => Promise.all([readBookingForm(id), listProjectNames()])) : [];
  return (
    <DeskFrame who={actor} here={deskPaths.leads} title={lead.name}>
      <LeadView
        lead={lead}
        assignees={assignees}
        me={actor}
        mayErase={mayActAs(actor.role, "owner")}
        next={next}
        booking={fields && projects ? { fields, projects } : null}
        also={{ search: also, found }}
        draft={await readDraft(draft, leadPath(id), actor.id)}
      />
    </DeskFrame>
  );
}
