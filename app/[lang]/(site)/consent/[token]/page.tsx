import { notFound } from "next/navigation";
import { ConsentView } from "@/components/enquiries/consent-view";
import { consentWords } from "@/content/contact-rules";
import { t } from "@/lib/base/language";
import { doneWords, readConsentPage } from "@/lib/pages/consent-page";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = () => hiddenMetadata({ title: t(consentWords.title) });

type Props = {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** What somebody agreed to with a form, and how to change or stop it: for whoever has the link. Opening it changes nothing. */
export default async function ConsentPage({ params, searchParams }: Props) {
  const { token } = await params;
  const reading = await readConsentPage(token);
  if (!reading) notFound();
  const { done, problem } = await searchParams;
  return (
    <ConsentView
      token={token}
      reading={reading}
      done={doneWords(done, reading)}
      problem={problemOf(problem)}
    />
  );
}

function problemOf(text: unknown): string | null {
  if (text === "channels") return consentWords.noChannel;
  if (text === "callsFrom" || text === "callsUntil") return consentWords.badHours;
  return typeof text === "string" ? consentWords.failed : null;
}
