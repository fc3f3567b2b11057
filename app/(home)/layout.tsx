import { SiteFooter } from "@/components/layout/site-footer";
import { WhatsappButton } from "@/components/layout/whatsapp-button";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";

/** Home has its own bar over its picture: the global header is hidden there (specification, section 2). */
export default async function HomeLayout({ children }: { children: React.ReactNode }) {
  const cities = await readOptional("cities", [], () => backend().listCities(true));
  return (
    <>
      {children}
      <SiteFooter cities={cities ?? []} />
      <WhatsappButton />
    </>
  );
}
