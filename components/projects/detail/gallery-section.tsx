import { toGalleryTabs } from "@/lib/projects/project/gallery";
import { pictureOf } from "@/lib/projects/project/project-picture";
import type { Project } from "@/lib/projects/project/project-schema";
import { DetailSection, EmptySection, SectionHeading } from "./detail-section";
import { GalleryGrid } from "./gallery-grid";
import { SubTabs } from "./sub-tabs";
import { t } from "@/lib/base/language";

export function GallerySection({ project }: { project: Project }) {
  const tabs = toGalleryTabs(project);
  const [first] = tabs;
  if (first && tabs.every(({ pictures, videoId }) => pictures.length === 0 && !videoId))
    return <EmptySection id="gallery">{t(first.empty)}</EmptySection>;
  return (
    <DetailSection id="gallery">
      <SectionHeading>{t("Gallery")}</SectionHeading>
      <SubTabs
        label={t("Kinds of pictures")}
        tabs={tabs.map((tab) => ({
          key: tab.key,
          label: t(tab.label),
          panel: <GalleryGrid name={project.name} tab={tab} cover={pictureOf(project)} />,
        }))}
      />
    </DetailSection>
  );
}
