import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { EnquireView } from "@/components/enquiries/enquire-view";
import { parseLeadForm } from "@/lib/enquiries/forms/lead-forms";
import { readAskedProject } from "@/lib/pages/enquire-page";
import { draftHeader, takeDraft } from "@/lib/enquiries/intake/lead-drafts";
import { leadForms } from "@/lib/enquiries/forms/lead-forms";
import { t } from "@/lib/base/language";
import { enquirePath } from "@/lib/base/enquire-path";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

type Props = {
  params: Promise<{ form: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const form = parseLeadForm((await params).form);
  return form ? hiddenMetadata({ title: t(leadForms[form].title), path: enquirePath({ form }) }) : {};
}

/** A form as a page of its own, for visitors without JavaScript: its links lead here, and so does a refused form. */
export default async function EnquirePage({ params, searchParams }: Props) {
  const form = parseLeadForm((await params).form);
  if (!form) notFound();
  const draft = takeDraft((await headers()).get(draftHeader));
  const search = await searchParams;
  const planAt = typeof search.plan === "string" && /^\d{1,4}$/.test(search.plan) ? search.plan : undefined;
  const questions = [search.ask ?? []].flat().join(",");
  return (
    <EnquireView
      form={form}
      asked={await readAskedProject(search)}
      planAt={planAt}
      questions={questions}
      draft={draft}
    />
  );
}
