import { buttonStyle } from "@/components/ui/button-style";
import { Carousel } from "@/components/ui/carousel";
import { EmptyMessage } from "@/components/ui/empty-message";
import { AllPagesState, ListStates, PaginationState } from "./list-states";
import { PartState, type UiPart } from "./part";

const layout = "[--gap:16px] [--per-view:1.08] sm:[--gap:24px] sm:[--per-view:2] lg:[--per-view:3]";

/** Parts that hold several things. */
export const listParts: readonly UiPart[] = [
  {
    file: "pagination",
    text: "First, previous, the pages around, next and last. A single page has none.",
    states: (
      <>
        <PaginationState name="first page of many" first={1} total={12} />
        <PaginationState name="in the middle" first={6} total={12} />
        <PaginationState name="last page" first={12} total={12} />
        <PaginationState name="two pages" first={1} total={2} />
      </>
    ),
  },
  {
    file: "all-pages",
    text: "Every page by its number, behind a summary; of more than 50 every second, third …",
    states: [12, 120].map((total) => <AllPagesState key={total} total={total} />),
  },
  {
    file: "carousel",
    text: "A row that scrolls and snaps; near the view a slider takes over.",
    states: (
      <>
        <PartState name="arrows; it ends">
          <Carousel label="Row that ends" noun="boxes" layout={layout}>
            {boxes(6)}
          </Carousel>
        </PartState>
        <PartState name="arrows; it goes round">
          <Carousel label="Row that goes round" noun="boxes" layout={layout} loop>
            {boxes(6)}
          </Carousel>
        </PartState>
        <PartState name="bars; it moves by itself and can be paused">
          <Carousel
            label="Row that moves"
            noun="boxes"
            layout={layout}
            controls="bars"
            autoplay={{ intervalMs: 3_000 }}
          >
            {boxes(6)}
          </Carousel>
        </PartState>
        <PartState name="all in view: no controls, but their room">
          <Carousel label="Row in view" noun="boxes" layout={layout}>
            {boxes(1)}
          </Carousel>
        </PartState>
      </>
    ),
  },
  {
    file: "empty-message",
    text: "In the place of a list that has no entries.",
    states: (
      <EmptyMessage
        icon="search"
        title="Nothing found"
        text="Why that may be, and what helps."
        className="py-16"
      >
        <a href="#empty-message" className={buttonStyle("primary")}>
          The best way on
        </a>
      </EmptyMessage>
    ),
  },
  {
    file: "listing-states",
    text: "A list that can't be read, or is being read; from components/projects/listing.",
    states: <ListStates />,
  },
];

function boxes(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <div
      key={index}
      className="bg-surface-warm rounded-card grid h-40 place-items-center text-2xl font-black"
    >
      {index + 1}
    </div>
  ));
}
