import type { CSSProperties } from "react";
import { Picture } from "@/components/ui/picture";
import { formatProjectKey } from "@/lib/projects/project/project-key";
import { mainPictureAlt, pictureOf, type PicturedProject } from "@/lib/projects/project/project-picture";
import { t } from "@/lib/base/language";

type Props = {
  project: PicturedProject;
  sizes: string;
  priority?: boolean;
  /** `false` where a finger moves the whole card; there are the buttons still. */
  isSwiped?: boolean;
};

/**
 * The pictures of a card, which fill its box: the first one, and "1/5" in the corner. The others and the buttons to them come
 * into the nearest `data-card` around it when they are wanted (`card-watch.tsx`): nothing here has code of its own.
 */
export function CardPictures({ project, sizes, priority, isSwiped = true }: Props) {
  const first = pictureOf(project);
  const count = photoCountOf(project);
  const picture = (
    <Picture
      src={first}
      alt={first ? mainPictureAlt(project) : project.name}
      made={project.imageSizes}
      sizes={sizes}
      priority={priority}
    />
  );
  if (count === 0) return picture;
  return (
    <>
      <span
        // They say nothing that the card doesn't, and the keyboard has the buttons.
        aria-hidden="true"
        data-of={formatProjectKey(project)}
        data-first={first}
        className={`picture-strip absolute inset-0 ${isSwiped ? "" : "overflow-hidden!"}`}
        style={{ "--photos": count } as CSSProperties}
      >
        <span>{picture}</span>
      </span>
      <span aria-hidden="true" className="photo-badge">
        {`1/${count}`}
      </span>
    </>
  );
}

/** Said to those who don't see the count on the picture. */
export function PhotoCount({ project }: { project: PicturedProject }) {
  const count = photoCountOf(project);
  return count > 0 && <span className="sr-only">{t("{count} photos", { count })}</span>;
}

/** Nothing to step through: 0. */
function photoCountOf(project: PicturedProject): number {
  const count = project.image_count ?? 0;
  return count > 1 && pictureOf(project) ? count : 0;
}
