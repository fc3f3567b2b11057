import { toGalleryTabs, sharedNote, type GalleryTab } from "@/lib/projects/project/gallery";
import { pictureOf } from "@/lib/projects/project/project-picture";
import type { Project } from "@/lib/projects/project/project-schema";
import { t } from "@/lib/base/language";
import { SitePicture } from "@/components/ui/site-picture";
import { DetailSection, EmptySection, SectionHeading } from "./detail-section";
import { SubTabs } from "./sub-tabs";
import { LightboxArea } from "./lightbox-area";
import { toSlides } from "./to-slides";
import { PictureNote } from "./picture-note";
import { VideoArea } from "./video-area";
import { PlayIcon, VideoLink } from "./video-tour";

const tile = "group bg-surface-warm rounded-control relative block aspect-8/5 overflow-hidden";
const zoom = "picture-zoom";
const sizes = "(min-width: 1200px) 240px, (min-width: 768px) 33vw, 50vw";

/** One tab of the gallery: its pictures, then the video, which `cover` stands for: its own host is not contacted. */
function GalleryGrid({ name, tab, cover }: { name: string; tab: GalleryTab; cover: string | null }) {
  const { pictures, videoId } = tab;
  if (pictures.length === 0 && !videoId) return <p className="text-ink-600">{t(tab.empty)}</p>;
  const shared = sharedNote(pictures);
  const grid = (
    <div>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3">
        {pictures.map((picture, place) => (
          <li key={place}>
            <a
              href={picture.src}
              data-slide={place}
              aria-label={t("{kind} {number} of {count}: {picture}", {
                kind: t(tab.label),
                number: place + 1,
                count: pictures.length,
                picture: picture.note ? `${t(picture.alt)} (${t(picture.note)})` : t(picture.alt),
              })}
              className={tile}
            >
              <SitePicture
                src={picture.src}
                alt={picture.alt.includes(name) ? picture.alt : `${name}: ${t(picture.alt)}`}
                sizes={sizes}
                className={zoom}
              />
              {!shared && picture.note && <PictureNote note={picture.note} />}
            </a>
          </li>
        ))}
        {videoId && (
          <li className={pictures.length === 0 ? "col-span-full max-w-xl" : undefined}>
            <VideoLink videoId={videoId} className={tile}>
              {cover && <SitePicture src={cover} alt={name} sizes={sizes} className={zoom} />}
              <PlayIcon className="size-12" />
              <span className="from-ink-900/80 absolute inset-x-0 bottom-0 bg-linear-to-t to-transparent px-3 pt-6 pb-2 text-sm font-bold text-white">
                {t("Video tour")}
              </span>
            </VideoLink>
          </li>
        )}
      </ul>
      {shared && <p className="text-ink-600 mt-2 text-sm">{t(shared)}</p>}
    </div>
  );
  const area =
    pictures.length > 0 ? (
      <LightboxArea slides={toSlides(pictures)} note={shared && t(shared)} label={`${t(tab.label)}: ${name}`}>
        {grid}
      </LightboxArea>
    ) : (
      grid
    );
  return videoId ? (
    <VideoArea videoId={videoId} name={name}>
      {area}
    </VideoArea>
  ) : (
    area
  );
}

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
