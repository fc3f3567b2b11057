import { SiteEnd } from "@/components/layout/site-end";
import { Welcome } from "@/components/layout/welcome";
import { welcome } from "@/content/welcome";
import { madeWord } from "@/lib/base/made-pictures";
import { stampOf } from "@/lib/projects/listing/site-menu";
import { readSiteMenu } from "@/lib/pages/site-menu-page";

/** Home has its own bar over its picture: the global header is hidden there (specification, section 2). */
export default async function HomeLayout({ children }: { children: React.ReactNode }) {
  const menu = await readSiteMenu();
  return (
    <>
      {children}
      <SiteEnd stamp={stampOf(menu)} still="menu" menu={menu} />
      <Welcome picture={madeWord(welcome.image.src)} />
    </>
  );
}
