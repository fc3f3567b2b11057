import { SiteFrame } from "@/components/layout/site-frame";
import { readSiteMenu } from "@/lib/pages/site-menu-page";

export default async function SiteLayout({ children }: { children: React.ReactNode }) {
  return <SiteFrame menu={await readSiteMenu()}>{children}</SiteFrame>;
}
