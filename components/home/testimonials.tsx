import { Carousel } from "@/components/ui/carousel";
import type { ShownTestimonial } from "@/lib/words/site-words";
import { HomeSection } from "./home-section";
import { TestimonialCard } from "./testimonial-card";

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
