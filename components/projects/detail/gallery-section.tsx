import { toGalleryTabs } from "@/lib/projects/project/gallery";
import type { Project } from "@/lib/projects/project/project-schema";
import { DetailSection, SectionHeading } from "./detail-section";
import { GalleryGrid } from "./gallery-grid";
import { SubTabs } from "./sub-tabs";

export function GallerySection({ project }: { project: Project }) {
  const cover = project.imageUrl || project.proertyImage || null;
  return (
    <DetailSection id="gallery">
      <SectionHeading>Gallery</SectionHeading>
      <SubTabs
        label="Kinds of pictures"
        tabs={toGalleryTabs(project).map((tab) => ({
          key: tab.key,
          label: tab.label,
          panel: <GalleryGrid name={project.name} tab={tab} cover={cover} />,
        }))}
      />
    </DetailSection>
  );
}
