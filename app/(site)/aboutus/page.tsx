import type { Metadata } from "next";
import Link from "next/link";
import { AboutIntro } from "@/components/about/about-intro";
import { CeoMessage } from "@/components/about/ceo-message";
import { ClaimStrip } from "@/components/about/claim-strip";
import { VisionMission } from "@/components/about/vision-mission";
import { buttonStyle } from "@/components/ui/button-style";
import { about } from "@/content/about";
import { brand } from "@/content/site";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: about.title,
  description: `Who ${brand.name} is, how we work with developers in Hyderabad since ${brand.founded}, and why buyers pay us no brokerage.`,
  alternates: { canonical: paths.about },
};

export default function AboutPage() {
  return (
    <>
      <AboutIntro />
      <VisionMission />
      <ClaimStrip />
      <CeoMessage />
      <p className="container-page flex flex-wrap justify-center gap-3 pb-16 md:pb-24">
        <Link href={paths.listing} prefetch={false} className={buttonStyle("primary")}>
          Look at the homes we offer
        </Link>
        <Link href={paths.contact} prefetch={false} className={buttonStyle("outline")}>
          Write or call
        </Link>
      </p>
    </>
  );
}
