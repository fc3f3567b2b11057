import { ThankYouView } from "@/components/enquiries/thank-you-view";
import { parseLeadForm, readAskedProject } from "@/lib/pages/enquire-page";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

export const metadata = hiddenMetadata({ title: "Thank you" });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The page after a form that was sent without JavaScript. */
export default async function ThankYouPage({ searchParams }: Props) {
  const search = await searchParams;
  const { reference } = search;
  const isReference = typeof reference === "string" && /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference);
  return (
    <ThankYouView
      form={parseLeadForm(search.form)}
      reference={isReference ? reference : null}
      asked={await readAskedProject(search)}
    />
  );
}
