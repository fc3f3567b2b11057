import { Icon } from "@/components/ui/icon";
import { NoPicture } from "@/components/ui/picture";
import { SitePicture } from "@/components/ui/site-picture";
import { sharedNote, type GalleryPicture } from "@/lib/projects/project/gallery";
import { LightboxArea } from "./lightbox-area";
import { toSlides } from "./to-slides";
import { PictureNote } from "./picture-note";
import { t } from "@/lib/base/language";

/** The grid for this many pictures: its cells are close to 8:5, so that little of a picture is cropped. */
function frameOf(count: number): string {
  if (count >= 5) return "md:grid-cols-3 md:aspect-12/5 lg:grid-cols-4 lg:aspect-14/5";
  if (count >= 3) return "md:grid-cols-3 md:aspect-12/5 lg:aspect-14/5";
  return count === 2 ? "md:grid-cols-2 md:aspect-16/5" : "md:aspect-21/9";
}

function smallOnes(count: number): number {
  if (count >= 5) return 4;
  return count >= 3 ? 2 : count - 1;
}

/** The pictures at the top: one large and up to four small, on phones only one; each opens the lightbox. */
export function GalleryMosaic({ name, pictures }: { name: string; pictures: GalleryPicture[] }) {
  const [main, ...others] = pictures;
  if (!main) {
    return (
      <div className="rounded-card border-surface-line relative aspect-16/10 overflow-hidden border md:aspect-4/1">
        <NoPicture label={name} />
      </div>
    );
  }
  const count = pictures.length;
  const shared = sharedNote(pictures);
  const small = others.slice(0, smallOnes(count));
  const spans =
    small.length > 1
      ? "md:col-span-2 md:row-span-2"
      : small.length === 1
        ? "md:row-span-2"
        : "md:col-span-full md:row-span-2";
  return (
    <figure>
      <LightboxArea
        slides={toSlides(pictures)}
        note={shared && t(shared)}
        label={t("Photos of {name}", { name })}
        className="rounded-card relative overflow-hidden"
      >
        <div>
          <div className={`mosaic print:aspect-5/2 ${frameOf(count)}`}>
            <PictureLink
              name={name}
              picture={main}
              index={0}
              count={count}
              isNoted={shared !== null}
              className={spans}
              sizes={mainSizes(count)}
              priority
            />
            {small.map((picture, place) => (
              <PictureLink
                key={picture.src}
                name={name}
                picture={picture}
                index={place + 1}
                count={count}
                isNoted={shared !== null}
                className={`${small.length === 1 ? "md:row-span-2" : ""} ${place > 1 ? "md:max-lg:hidden" : ""}`}
                sizes="(min-width: 1200px) 400px, 34vw"
              />
            ))}
          </div>
          <span aria-hidden="true" className="print-none">
            1 / {count}
          </span>
          {count > 1 && (
            <a href={main.src} data-slide="0" className="print-none">
              <Icon name="image" />
              {t("See all {count} photos", { count })}
            </a>
          )}
        </div>
      </LightboxArea>
      {shared && <figcaption className="text-ink-600 mt-2 text-sm">{t(shared)}</figcaption>}
    </figure>
  );
}

function mainSizes(count: number): string {
  if (count === 1) return "(min-width: 1200px) 1152px, 100vw";
  return count >= 5
    ? "(min-width: 1200px) 576px, (min-width: 1024px) 50vw, (min-width: 768px) 66vw, 100vw"
    : "(min-width: 1200px) 768px, (min-width: 768px) 66vw, 100vw";
}

type LinkProps = {
  name: string;
  picture: GalleryPicture;
  index: number;
  count: number;
  sizes: string;
  className: string;
  /** Whether its note is said of all pictures together. */
  isNoted: boolean;
  priority?: boolean;
};

function PictureLink({
  name,
  picture,
  index,
  count,
  sizes,
  className,
  isNoted,
  priority = false,
}: LinkProps) {
  return (
    <a
      href={picture.src}
      data-slide={index}
      aria-label={t("Photo {number} of {count}: {picture}", {
        number: index + 1,
        count,
        picture: picture.note ? `${t(picture.alt)} (${t(picture.note)})` : t(picture.alt),
      })}
      className={`group ${className}`}
    >
      <SitePicture
        src={picture.src}
        alt={picture.alt.includes(name) ? picture.alt : `${name}: ${t(picture.alt)}`}
        sizes={sizes}
        priority={priority}
        className="picture-zoom"
      />
      {!isNoted && picture.note && <PictureNote note={picture.note} />}
    </a>
  );
}
