import type { Metadata } from "next";
import { LeadCard } from "@/components/enquiries/lead-card";
import { OfficeMap } from "@/components/contact/office-map";
import { ContactCards } from "@/components/layout/contact-cards";
import { TextPage } from "@/components/layout/text-page";
import { brand } from "@/content/site";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: "Contact Us",
  description: `Call ${brand.name} free of charge on ${brand.phone}, day and night, write to us, or visit our office in ${brand.address.city}.`,
  alternates: { canonical: paths.contact },
};

export default function ContactPage() {
  return (
    <TextPage
      title="Contact Us"
      lead="Ask about a project, a site visit or a loan. A person answers, and the advice is free."
      aside={<LeadCard form="contact" page={paths.contact} />}
    >
      <ContactCards />
      <OfficeMap />
    </TextPage>
  );
}
