import type { Metadata } from "next";
import Link from "next/link";
import { TextPage } from "@/components/layout/text-page";
import { brand } from "@/content/site";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: "About Us",
  description: `Who ${brand.name} is, how we work with developers in Hyderabad since ${brand.founded}, and why buyers pay us no brokerage.`,
  alternates: { canonical: paths.about },
};

export default function AboutPage() {
  return (
    <TextPage title="About Us" lead={brand.about}>
      <h2>How we earn, and why it costs you nothing</h2>
      <p>
        We are a channel partner: developers ask us to find buyers, and pay us a fee once a home is booked.
        You pay the developer’s price. No part of our fee is added to it, and we never ask a buyer for
        brokerage.
      </p>
      <h2>Our vision</h2>
      <p>
        Buying a home should be as clear as any other large decision: the same facts for every project, prices
        that can be compared, and nobody in a hurry but you.
      </p>
      <h2>Our mission</h2>
      <ul>
        <li>Facts before opinions: areas, prices, possession dates and RERA numbers for each project.</li>
        <li>A search that understands how people ask for a home.</li>
        <li>Help from the first site visit to the loan and the registration.</li>
        <li>Advisers who know the projects because they have walked through them.</li>
      </ul>
      <p>
        Have a question? <Link href={paths.contact}>Write or call</Link>, or{" "}
        <Link href={paths.listing}>look at the homes we offer</Link>.
      </p>
    </TextPage>
  );
}
