import { Carousel } from "@/components/ui/carousel";
import { testimonials, testimonialsAreSamples } from "@/content/testimonials";
import { HomeSection } from "./home-section";
import { TestimonialCard } from "./testimonial-card";

/** One at a time, from 600 px two; moves every 3 s until the end of the row (specification, section 9). */
export function Testimonials() {
  return (
    <HomeSection
      warm
      title="What buyers say"
      text={
        testimonialsAreSamples ? "Sample reviews, written to show where real ones will stand." : undefined
      }
    >
      <Carousel
        label="Reviews"
        noun="reviews"
        controls="bars"
        autoplay={{ intervalMs: 3_000 }}
        layout="[--gap:16px] [--per-view:1] min-[600px]:[--gap:24px] min-[600px]:[--per-view:2]"
      >
        {testimonials.map((testimonial, place) => (
          <TestimonialCard key={testimonial.name} {...{ testimonial, place }} />
        ))}
      </Carousel>
    </HomeSection>
  );
}
