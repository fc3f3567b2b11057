import { toGalleryTabs } from "@/lib/projects/project/gallery";
import { pictureOf } from "@/lib/projects/project/project-picture";
import type { Project } from "@/lib/projects/project/project-schema";
import { DetailSection, EmptySection, SectionHeading } from "./detail-section";
import { GalleryGrid } from "./gallery-grid";
import { SubTabs } from "./sub-tabs";

export function GallerySection({ project }: { project: Project }) {
  const tabs = toGalleryTabs(project);
  const [first] = tabs;
  if (first && tabs.every(({ pictures, videoId }) => pictures.length === 0 && !videoId))
    return <EmptySection id="gallery">{first.empty}</EmptySection>;
  return (
    <DetailSection id="gallery">
      <SectionHeading>Gallery</SectionHeading>
      <SubTabs
        label="Kinds of pictures"
        tabs={tabs.map((tab) => ({
          key: tab.key,
          label: tab.label,
          panel: <GalleryGrid name={project.name} tab={tab} cover={pictureOf(project)} />,
        }))}
      />
    </DetailSection>
  );
}
