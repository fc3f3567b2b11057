import { toGalleryTabs } from "@/lib/projects/project/gallery";
import { pictureOf } from "@/lib/projects/project/project-picture";
import type { Project } from "@/lib/projects/project/project-schema";
import { DetailSection, SectionHeading } from "./detail-section";
import { GalleryGrid } from "./gallery-grid";
import { SubTabs } from "./sub-tabs";

export function GallerySection({ project }: { project: Project }) {
  return (
    <DetailSection id="gallery">
      <SectionHeading>Gallery</SectionHeading>
      <SubTabs
        label="Kinds of pictures"
        tabs={toGalleryTabs(project).map((tab) => ({
          key: tab.key,
          label: tab.label,
          panel: <GalleryGrid name={project.name} tab={tab} cover={pictureOf(project)} />,
        }))}
      />
    </DetailSection>
  );
}
