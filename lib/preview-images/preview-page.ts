import "server-only";
import { backend } from "@/lib/backend/backend";
import { blogPostPreview } from "@/lib/blog/blog-json-ld";
import { readBuilderPage } from "@/lib/pages/builder-page";
import { builderPreview } from "@/lib/projects/listing/builder-words";
import { listingPreview } from "@/lib/projects/listing/listing-metadata";
import { readListingFigures } from "@/lib/pages/read-listing";
import { listingRobots } from "@/lib/projects/listing/listing-robots";
import { parseFilters, toSearchParams } from "@/lib/projects/listing/project-filters";
import { projectPreview } from "@/lib/projects/detail/project-metadata";
import type { PreviewName, PreviewSubject } from "@/lib/seo/preview-address";
import {
  blogPreviewContent,
  builderPreviewContent,
  pagePreviewContent,
  placePreviewContent,
  projectPreviewContent,
  type PreviewContent,
} from "./preview-content";

/** The current content of a picture, and its current address. */
export type Preview = { subject: PreviewSubject; content: PreviewContent };

/** The current preview of a subject; `null` if it does not exist. Rejects if it can't be read. */
export async function readPreview({ kind, key }: PreviewName): Promise<Preview | null> {
  switch (kind) {
    case "page":
    case "guide": {
      const content = pagePreviewContent(kind, key);
      return content && { subject: { kind, name: key }, content };
    }
    case "project":
    case "plot": {
      const project = await backend().getProject(key, kind === "plot" ? "plot" : "property");
      return project && { subject: projectPreview(project), content: projectPreviewContent(project) };
    }
    case "builder": {
      const page = await readBuilderPage(key);
      return page && { subject: builderPreview(page), content: builderPreviewContent(page) };
    }
    case "blog": {
      const post = await backend().getBlogPost(key);
      return post && { subject: blogPostPreview(post), content: blogPreviewContent(post) };
    }
    case "place":
      return readPlacePreview(key);
  }
}

/**
 * Only the lists that search engines show have a picture of their own (docs/seo.md, "Preview pictures"); no other is
 * even looked for.
 */
async function readPlacePreview(key: string): Promise<Preview | null> {
  const filters = parseFilters(Object.fromEntries(new URLSearchParams(key)));
  const { location, propertyType, bedrooms } = filters;
  const kept = { ...parseFilters({}), location, propertyType, bedrooms };
  if (key === "" || toSearchParams(kept).toString() !== toSearchParams(filters).toString()) return null;
  const figures = await readListingFigures(filters);
  const { indexed } = listingRobots(filters, figures.place, figures.totalItems);
  if (!indexed) return null;
  return { subject: listingPreview(figures), content: placePreviewContent(figures) };
}
