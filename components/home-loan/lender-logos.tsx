import { Picture } from "@/components/ui/picture";
import { HomeSection } from "@/components/home/home-section";
import { Carousel } from "@/components/ui/carousel";
import { lenders, lendersAreSamples } from "@/content/lenders";

/** Three at a time, 20 px apart, 2 s each, in a loop (specification, section 2). */
export function LenderLogos() {
  return (
    <HomeSection
      title="Lenders we ask"
      text={lendersAreSamples ? "Sample logos: these lenders are fictional." : undefined}
    >
      <Carousel
        label="Logos of lenders"
        noun="logos"
        loop
        autoplay={{ intervalMs: 2_000 }}
        layout="[--gap:20px] [--per-view:3]"
      >
        {lenders.map(({ name, logo }) => (
          <figure
            key={name}
            className="border-surface-line rounded-card flex h-full min-h-28 flex-col items-center justify-center gap-2 border bg-white px-2 py-4 sm:p-6"
          >
            {/* On phones three wordmarks in a row are too small to read: there it is the symbol with the name. */}
            <span className="relative block size-12 shrink-0 sm:h-14 sm:w-full">
              <Picture
                src={logo}
                alt=""
                sizes="250px"
                draggable={false}
                className="object-cover object-left sm:object-contain sm:object-center"
              />
            </span>
            <figcaption className="text-center text-sm sm:sr-only">{name}</figcaption>
          </figure>
        ))}
      </Carousel>
    </HomeSection>
  );
}
