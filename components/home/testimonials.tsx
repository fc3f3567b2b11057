import { Carousel } from "@/components/ui/carousel";
import type { ShownTestimonial } from "@/lib/words/site-words";
import { ClampedText } from "@/components/ui/clamped-text";
import { SitePicture } from "@/components/ui/site-picture";
import { Icon } from "@/components/ui/icon";
import { describePicture } from "@/lib/projects/project/gallery";
import { formatMonth } from "@/lib/base/format";
import { t } from "@/lib/base/language";
import { HomeSection } from "./home-section";

type Props = { testimonials: readonly ShownTestimonial[]; areSamples: boolean };

/** One at a time, from 600 px two; moves every 3 s until the end of the row (specification, section 9). */
export function Testimonials({ testimonials, areSamples }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <HomeSection
      warm
      title="What buyers say"
      text={areSamples ? "Sample reviews, written to show where real ones will stand." : undefined}
    >
      <Carousel
        label="Reviews"
        noun="reviews"
        controls="bars"
        autoplay={{ intervalMs: 3_000 }}
        layout="[--gap:16px] [--per-view:1] min-[600px]:[--gap:24px] min-[600px]:[--per-view:2]"
      >
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.name} testimonial={testimonial} isSample={areSamples} />
        ))}
      </Carousel>
    </HomeSection>
  );
}

type TestimonialCardProps = { testimonial: ShownTestimonial; isSample: boolean };

/** What somebody said, and when, where that is known. */
function TestimonialCard({ testimonial, isSample }: TestimonialCardProps) {
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
