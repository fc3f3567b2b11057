import { imagePath, LineIcon } from "./line-icon";
import { Photo, type PhotoProps } from "./photo";
import { t } from "@/lib/base/language";

type Props = Omit<PhotoProps, "src"> & { src: string | null | undefined };

/** A picture that fills its (sized, positioned) box, or a drawn placeholder if there is none or it can't be loaded. */
export function Picture({ src, ...look }: Props) {
  return src ? <Photo src={src} {...look} /> : <NoPicture label={look.alt} />;
}

/** The drawn placeholder of a missing picture. */
export function NoPicture({ label }: { label: string }) {
  return (
    <span
      role="img"
      aria-label={t("No picture of {name}", { name: label })}
      className="bg-surface-warm text-ink-600 absolute inset-0 grid place-items-center"
    >
      <span className="flex flex-col items-center gap-2 text-sm">
        <LineIcon path={imagePath} className="text-gold-700 size-10" />
        {t("Picture to follow")}
      </span>
    </span>
  );
}
