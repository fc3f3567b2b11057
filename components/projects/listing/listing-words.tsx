import type { ListingFaq } from "@/lib/projects/listing/listing-faqs";

/** What the data say of the whole list, in a few sentences. */
export function ListingIntro({ sentences }: { sentences: readonly string[] }) {
  return <p className="text-ink-600 figures mt-2 max-w-4xl max-md:text-sm">{sentences.join(" ")}</p>;
}

/** Questions about the list that its data answer, all open: they are short. */
export function ListingFaqs({ faqs }: { faqs: readonly ListingFaq[] }) {
  return (
    <section aria-labelledby="list-questions" className="border-surface-line mt-10 border-t pt-6">
      <h2 id="list-questions" className="text-lg font-bold">
        Questions and answers
      </h2>
      <dl className="figures mt-3 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {faqs.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-bold">{question}</dt>
            <dd className="text-ink-600 mt-1">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
