import { SiteEnd } from "@/components/layout/site-end";
import { Welcome } from "@/components/layout/welcome";
import { welcome } from "@/content/welcome";
import { madeWord } from "@/lib/base/made-pictures";
import { readSiteMenu } from "@/lib/pages/site-menu-page";

/** Home has its own bar over its picture: the global header is hidden there (specification, section 2). */
export default async function HomeLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      {children}
      <SiteEnd menu={await readSiteMenu()} />
      <Welcome picture={madeWord(welcome.image.src)} />
    </>
  );
}
