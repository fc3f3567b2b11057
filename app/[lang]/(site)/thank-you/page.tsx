import { t } from "@/lib/base/language";
import { ThankYouView } from "@/components/enquiries/thank-you-view";
import { correctionFailed, leadMessages } from "@/lib/enquiries/forms/lead-messages";
import { parseLeadForm } from "@/lib/enquiries/forms/lead-forms";
import { readVisitTimes, writeVisitTimes } from "@/lib/enquiries/forms/visit-times";
import { readAskedProject, readThankedConsent, readThankedNumber } from "@/lib/pages/enquire-page";
import { readBook } from "@/lib/pages/open-book-page";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata() {
  return hiddenMetadata({ title: t("Thank you") });
}

/** In the words of the form that the number came from, without JavaScript. */
function problemOf(text: unknown): string | null {
  if (text === "number") return leadMessages.callback.phoneInvalid;
  return text === "other" ? correctionFailed : null;
}

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
      number={await readThankedNumber()}
      consent={await readThankedConsent()}
      problem={problemOf(search.problem)}
      visit={writeVisitTimes(readVisitTimes(search.visit))}
      asked={await readAskedProject(search)}
      calls={(await readBook())?.calls ?? null}
    />
  );
}
