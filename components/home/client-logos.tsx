import { Picture } from "@/components/ui/picture";
import { Carousel } from "@/components/ui/carousel";
import { clientLogos, clientLogosAreSamples } from "@/content/client-logos";
import { HomeSection } from "./home-section";

/** 14 logos in a loop, 2 s each; 1, 2, 3 or 4 at a time from 320, 600, 900, 1200 px (specification, section 9). */
export function ClientLogos() {
  return (
    <HomeSection
      warm
      title="Developers we work with"
      text={clientLogosAreSamples ? "Sample logos: these developers are fictional." : undefined}
    >
      <Carousel
        label="Logos of developers"
        noun="logos"
        loop
        autoplay={{ intervalMs: 2_000 }}
        layout="[--gap:24px] [--per-view:1] min-[600px]:[--per-view:2] min-[900px]:[--per-view:3] min-[1200px]:[--per-view:4]"
      >
        {clientLogos.map(({ name, url }, place) => (
          <div key={place} className="logo-slide">
            <span>
              <Picture src={url} alt={name} sizes="250px" draggable={false} className="object-contain" />
            </span>
          </div>
        ))}
      </Carousel>
    </HomeSection>
  );
}
