import { Icon } from "@/components/ui/icon";
import { SitePicture } from "@/components/ui/site-picture";
import type { Project } from "@/lib/projects/project/project-schema";
import { DetailSection, SectionHeading } from "./detail-section";
import { t } from "@/lib/base/language";

export function AmenitiesSection({ amenities }: { amenities: Project["propertyAmenities"] }) {
  return (
    <DetailSection id="amenities">
      <SectionHeading>{t("Amenities")}</SectionHeading>
      <ul className="amenity-list mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-2 gap-y-4 sm:grid-cols-3 sm:gap-x-4 xl:grid-cols-4">
        {amenities.map(({ name, image }) => (
          <li key={name}>
            <span>
              {image ? (
                <span className="relative size-7">
                  <SitePicture src={image} alt="" sizes="28px" className="object-contain" />
                </span>
              ) : (
                <Icon name="check" className="text-gold-700 size-5" />
              )}
            </span>
            <span>{t(name)}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
