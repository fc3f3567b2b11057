import { LeadCard } from "@/components/enquiries/lead-form";
import { OfficeMap } from "@/components/contact/office-map";
import { ContactCards } from "@/components/layout/contact-cards";
import { TextPage } from "@/components/layout/text-page";
import { MeasuredCalls } from "@/components/open-book/measured-calls";
import { JsonLd } from "@/components/ui/json-ld";
import { contactPage } from "@/content/page-words";
import { env } from "@/lib/process/env";
import { t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { readBook } from "@/lib/pages/open-book-page";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { contactGraph } from "@/lib/seo/company-json-ld";
import { contactDescription } from "@/lib/seo/contact-description";
import { addressOf, registeredOffice } from "@/lib/seo/office-words";
import { trailTo } from "@/lib/seo/trail";

export function generateMetadata() {
  return pageMetadata({
    title: t(contactPage.title),
    description: contactDescription(),
    path: paths.contact,
    preview: { kind: "page", name: "contactus" },
  });
}

const trail = trailTo({ label: contactPage.title, href: paths.contact });

export default async function ContactPage() {
  const book = await readBook();
  return (
    <TextPage
      title={contactPage.title}
      trail={trail}
      lead={contactPage.lead}
      aside={<LeadCard form="contact" page={paths.contact} />}
    >
      <JsonLd
        graph={contactGraph(env().SITE_URL, trail, {
          title: t(contactPage.title),
          lead: t(contactPage.lead),
        })}
      />
      <ContactCards />
      <MeasuredCalls calls={book?.calls} />
      <OfficeMap office={addressOf(registeredOffice)} />
    </TextPage>
  );
}
