import type { Metadata } from "next";
import { LeadCard } from "@/components/enquiries/lead-card";
import { TextPage } from "@/components/layout/text-page";
import { Picture } from "@/components/ui/picture";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: "Interior Design for New Homes",
  description:
    "From an empty flat to a home you can move into: plans, a fixed quotation and one person to call until the work is done.",
  alternates: { canonical: paths.interiorDesign },
};

export default function InteriorDesignPage() {
  return (
    <TextPage
      title="Interior Design"
      lead="The day you get the keys, a flat is bare walls. Our designers turn it into a home, room by room."
      aside={<LeadCard form="interior" page={paths.interiorDesign} />}
    >
      <div className="rounded-card bg-surface-warm relative aspect-[16/10] overflow-hidden">
        <Picture
          src="/media/interior-living-room-01.jpg"
          alt="Living room with a sofa and warm light (artist’s impression)"
          sizes="(min-width: 768px) 640px, 100vw"
          priority
        />
      </div>
      <h2>What you get</h2>
      <ul>
        <li>A visit to measure the home and hear how you live.</li>
        <li>Plans and pictures of each room before anything is ordered.</li>
        <li>One quotation, item by item, so that you can leave things out.</li>
        <li>One person who answers for carpenters, painters and electricians.</li>
      </ul>
      <p>
        We work on apartments, villas, independent houses, penthouses and commercial space.{" "}
        <a href="#interior-form">Tell us about your home</a> and a designer will call you.
      </p>
    </TextPage>
  );
}
