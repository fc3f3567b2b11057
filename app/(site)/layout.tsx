import { SiteFrame } from "@/components/layout/site-frame";
import { backend } from "@/lib/backend/backend";
import { readOptional } from "@/lib/backend/read-optional";

export const revalidate = 300;

export default async function SiteLayout({ children }: { children: React.ReactNode }) {
  const cities = await readOptional("cities", [], () => backend().listCities(true));
  return <SiteFrame cities={cities ?? []}>{children}</SiteFrame>;
}
