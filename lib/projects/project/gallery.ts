import media from "@/content/media.json";
import { isPicture } from "./picture-links";
import { pictureOf } from "./project-picture";
import type { Gallery, Project } from "./project-schema";
import { youtubeId } from "./video-link";
import { language, t } from "@/lib/base/language";

/** `note`: what the picture is, when it is no photo of the place. */
export type GalleryPicture = Drawing & { note: string | null };
type Drawing = { src: string; alt: string; width: number; height: number };
export type GalleryTab = {
  key: string;
  label: string;
  pictures: GalleryPicture[];
  /** The tab's video, shown after its pictures. */
  videoId: string | null;
  /** The text of a tab without pictures and video. */
  empty: string;
};

type PictureSource = Pick<Project, "name" | "imageUrl" | "proertyImage" | "mediaNote" | "galleries">;

const known = new Map(media.map((picture) => [picture.src, picture]));
// The size of a picture that is not in content/media.json: the lightbox needs one.
const usualSize = { width: 1600, height: 1000 };

/** Every picture of a project once, the main one first. */
export function toPictures(project: PictureSource): GalleryPicture[] {
  const main = pictureOf(project);
  const all = [
    ...(main ? [{ mediaLink: main, mediaNote: project.mediaNote }] : []),
    ...project.galleries.filter(isPicture),
  ];
  const bySource = new Map<string, GalleryPicture>();
  for (const item of all) {
    const before = bySource.get(item.mediaLink);
    if (!before) bySource.set(item.mediaLink, toPicture(project.name, item));
    else before.note ??= item.mediaNote || null;
  }
  return [...bySource.values()];
}

/**
 * The filter tabs of the gallery (specification, section 2, "Project detail page"): 'Videos' if there is one, then one
 * for each distinct type, 'Images' for pictures without a type, and 'Gallery' when there is nothing. There is always a
 * tab.
 */
export function toGalleryTabs(project: PictureSource & Pick<Project, "youtube_link">): GalleryTab[] {
  const videoId = youtubeId(project.youtube_link);
  const pictures = project.galleries.filter(isPicture);
  const types = new Set(pictures.map(typeOf));
  const tabs = [...types].map((type) => ({
    ...emptyTab(type),
    pictures: pictures.filter((item) => typeOf(item) === type).map((item) => toPicture(project.name, item)),
    videoId,
  }));
  const videos: GalleryTab = { key: "videos", label: "Videos", pictures: [], videoId, empty: noVideo };
  // A link that is not a video gets a tab only if there is nothing else: the tab would be empty.
  if (videoId) return [videos, ...tabs];
  if (tabs.length > 0) return tabs;
  return project.youtube_link ? [videos] : [emptyTab("gallery")];
}

/** The note that all of these pictures have; `null` when there is none, or not the same of all. */
export function sharedNote(pictures: readonly Pick<GalleryPicture, "note">[]): string | null {
  const [note, ...others] = new Set(pictures.map((picture) => picture.note));
  return others.length === 0 ? (note ?? null) : null;
}

/** Alt text and size of one of our own pictures. */
export function describePicture(src: string): Drawing | null {
  const picture = known.get(src);
  return picture ? { src, alt: picture.alt, width: picture.width, height: picture.height } : null;
}

const noVideo = "No video available for this property.";

function emptyTab(type: string): GalleryTab {
  const kind = t(type);
  const label = kind.charAt(0).toUpperCase() + kind.slice(1);
  const empty = t("No {kind} images available.", { kind });
  return { key: type, label, pictures: [], videoId: null, empty };
}

function toPicture(
  name: string,
  { mediaLink, galleryType, mediaNote }: Partial<Gallery> & { mediaLink: string },
): GalleryPicture {
  const alt = galleryType ? `${name}: ${t(galleryType)}` : name;
  const drawing = describePicture(mediaLink) ?? { src: mediaLink, alt, ...usualSize };
  // What our own pictures show is described in English alone.
  if (language() !== "en") return { ...drawing, alt, note: mediaNote || null };
  return { ...drawing, note: mediaNote || null };
}

function typeOf({ galleryType }: Gallery): string {
  return galleryType?.trim().toLowerCase() || "images";
}
