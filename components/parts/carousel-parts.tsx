import { Carousel } from "@/components/ui/carousel";
import { Part, State } from "./part";

const layout = "[--gap:16px] [--per-view:1.08] sm:[--gap:24px] sm:[--per-view:2] lg:[--per-view:3]";

/** A row that moves, in its three ways. */
export function CarouselParts() {
  return (
    <Part file="carousel" text="A row that scrolls and snaps; near the view a slider takes over.">
      <State name="arrows; it ends">
        <Carousel label="Row with arrows" noun="boxes" layout={layout}>
          {boxes(6)}
        </Carousel>
      </State>
      <State name="arrows; it goes round">
        <Carousel label="Row that goes round" noun="boxes" layout={layout} loop>
          {boxes(6)}
        </Carousel>
      </State>
      <State name="bars; it moves by itself and can be paused">
        <Carousel
          label="Row with bars"
          noun="boxes"
          layout={layout}
          controls="bars"
          autoplay={{ intervalMs: 3_000 }}
        >
          {boxes(6)}
        </Carousel>
      </State>
      <State name="all in view: no controls, but their room">
        <Carousel label="Row without controls" noun="boxes" layout="[--gap:16px] [--per-view:1]">
          {boxes(1)}
        </Carousel>
      </State>
    </Part>
  );
}

function boxes(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <div
      key={index}
      className="bg-surface-warm rounded-card grid aspect-16/10 place-items-center text-2xl font-black"
    >
      {index + 1}
    </div>
  ));
}
