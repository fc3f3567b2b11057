import { ClampedText } from "@/components/ui/clamped-text";
import { SitePicture } from "@/components/ui/site-picture";
import { Icon } from "@/components/ui/icon";
import { describePicture } from "@/lib/projects/project/gallery";
import { formatMonth } from "@/lib/base/format";
import type { ShownTestimonial } from "@/lib/words/site-words";
import { t } from "@/lib/base/language";

type Props = { testimonial: ShownTestimonial; isSample: boolean };

/** What somebody said, and when, where that is known. */
export function TestimonialCard({ testimonial, isSample }: Props) {
  const { name, designation, description, image, saidOn } = testimonial;
  return (
    <figure className="border-surface-line rounded-card flex h-full flex-col border bg-white p-5 md:p-8">
      <div className="flex items-center justify-between gap-4">
        <Icon name="quote" className="text-gold-500 size-8" />
        {isSample && (
          <span className="bg-gold-100 text-gold-700 rounded-full px-3 py-1 text-sm font-bold">
            {t("Sample review")}
          </span>
        )}
      </div>
      <blockquote className="mt-4 grow">
        <ClampedText text={description} about={t(name)} />
      </blockquote>
      <figcaption className="border-surface-line mt-5 flex items-center gap-4 border-t pt-5">
        {image && (
          <span className="bg-surface-warm relative size-12 shrink-0 overflow-hidden rounded-full">
            <SitePicture src={image} alt={t(describePicture(image)?.alt ?? "")} sizes="48px" />
          </span>
        )}
        <span>
          <span className="block font-bold">{t(name)}</span>
          <span className="text-ink-600 block text-sm">
            {saidOn ? `${t(designation)}, ${formatMonth(saidOn)}` : t(designation)}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
