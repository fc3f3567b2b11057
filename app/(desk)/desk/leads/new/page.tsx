import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { NewLeadForm } from "@/components/desk/leads/new-lead-form";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { mayActAs } from "@/lib/desk/forms/roles";
import { toIndianTime } from "@/lib/desk/forms/moments";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { listProjectNames } from "@/lib/desk/store/lead-add-mutations";

type Props = { searchParams: Promise<{ draft?: string | string[] }> };

export const metadata: Metadata = { title: "New lead" };

export default async function NewLeadPage({ searchParams }: Props) {
  const actor = await openDeskPage(deskPaths.newLead);
  const draft = await readDraft((await searchParams).draft, deskPaths.newLead, actor.id);
  return (
    <DeskFrame who={actor} here={deskPaths.leads} title="New lead">
      {mayActAs(actor.role, "editor") && (
        <p className="text-ink-600 mt-1">
          Many at once, from a portal or an exhibition?{" "}
          <a href={deskPaths.leadFile} className="min-h-touch inline-flex items-center underline">
            Bring in a file
          </a>
        </p>
      )}
      <div className="mt-4 max-w-4xl">
        <NewLeadForm
          projects={await noted(listProjectNames)}
          formKey={randomUUID()}
          now={toIndianTime(new Date())}
          draft={draft}
        />
      </div>
    </DeskFrame>
  );
}
