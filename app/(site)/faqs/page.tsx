import type { Metadata } from "next";
import Link from "next/link";
import { TextPage } from "@/components/layout/text-page";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: "Rental FAQs",
  description:
    "Short answers on renting a home in India: the deposit, the length of a lease, notice, repairs and the papers to ask for.",
  alternates: { canonical: paths.faqs },
};

export default function FaqsPage() {
  return (
    <TextPage
      title="Rental FAQs"
      lead="What tenants ask us most, answered for Hyderabad and most Indian cities."
    >
      <h2>How much deposit is usual?</h2>
      <p>One to three months’ rent. Have the sum, and when it is paid back, written into the agreement.</p>
      <h2>How long does a lease run?</h2>
      <p>
        Twelve months is typical, with a notice period of one or two months on both sides. A longer lease must
        be registered.
      </p>
      <h2>Who pays for repairs?</h2>
      <p>
        As a rule the owner pays for the structure, plumbing and wiring, and the tenant for small daily wear.
        The agreement should say so, and a list with photographs on the first day avoids quarrels on the last.
      </p>
      <h2>What should I see before I sign?</h2>
      <p>
        Proof that the person who lets the home owns it, the last electricity and maintenance bills, and the
        rules of the housing society.
      </p>
      <p>
        Your question is not here? <Link href={paths.contact}>Ask us</Link>.
      </p>
    </TextPage>
  );
}
