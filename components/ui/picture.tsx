import Image from "next/image";
import { Icon } from "./icon";

type Props = {
  src: string | null | undefined;
  alt: string;
  /** The `sizes` of an image: how wide it is shown. */
  sizes: string;
  className?: string;
  /** Only for the one picture above the fold. */
  priority?: boolean;
  /** Loaded at once, though it can't be seen yet. */
  eager?: boolean;
};

/** A picture that fills its (sized, positioned) box, or a drawn placeholder if there is none or it can't be loaded. */
export function Picture({
  src,
  alt,
  sizes,
  className = "object-cover",
  priority = false,
  eager = priority,
}: Props) {
  if (!src) return <NoPicture label={alt} />;
  return (
    <Image
      src={src}
      alt={alt}
      fill
      sizes={sizes}
      quality={70}
      preload={priority}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      unoptimized={src.endsWith(".svg")}
      className={className}
      data-picture
      // One that has failed is marked before React takes over the page (app/layout.tsx).
      suppressHydrationWarning
    />
  );
}

/** The drawn placeholder of a missing picture. */
export function NoPicture({ label }: { label: string }) {
  return (
    <span
      role="img"
      aria-label={`No picture of ${label}`}
      className="bg-surface-warm text-ink-600 absolute inset-0 grid place-items-center"
    >
      <span className="flex flex-col items-center gap-2 text-sm">
        <Icon name="image" className="text-gold-700 size-10" />
        Picture to follow
      </span>
    </span>
  );
}
