import type { CarouselState } from "./carousel-engine";
import { pageCount, pageOf, pageSize } from "./carousel-pages";
import { Icon, type IconName } from "./icon";
import { t } from "@/lib/base/language";

type Props = {
  noun: string;
  controls: "arrows" | "bars";
  loop: boolean;
  slides: number;
  /** `undefined` until the slider runs. */
  state: CarouselState | undefined;
  step: (by: number) => void;
  goTo: (index: number) => void;
  setPlaying: (play: boolean) => void;
};

/** The row under the slides. It keeps its height while the slider loads, and is empty when all slides are visible. */
export function CarouselControls({ noun, controls, loop, slides, state, step, goTo, setPlaying }: Props) {
  const fits = state !== undefined && state.last === 0;
  const isAt = (end: number) => !loop && state !== undefined && state.index === end;
  return (
    <div className={`js-only min-h-touch mt-5 flex gap-2 ${fits ? "invisible" : ""}`}>
      {controls === "bars" && state && <Bars {...{ noun, slides, state, goTo }} />}
      {controls === "arrows" && (
        <>
          <Round
            icon="chevronLeft"
            name={t("Previous {noun}", { noun: t(noun) })}
            atEnd={isAt(0)}
            act={() => step(-1)}
          />
          <Round
            icon="chevronRight"
            name={t("Next {noun}", { noun: t(noun) })}
            atEnd={isAt(state?.last ?? 0)}
            act={() => step(1)}
          />
        </>
      )}
      {state?.moves && (
        <Round
          icon={state.isPlaying ? "pause" : "play"}
          name={
            state.isPlaying
              ? t("Pause the moving {noun}", { noun: t(noun) })
              : t("Move the {noun} again", { noun: t(noun) })
          }
          act={() => setPlaying(!state.isPlaying)}
        />
      )}
    </div>
  );
}

type BarsProps = Pick<Props, "noun" | "slides" | "goTo"> & { state: CarouselState };

/** One bar for each page of the slides in view (specification, section 2; docs/readings.md, "testimonial bars"). */
function Bars({ noun, slides, state: { index, last, perView }, goTo }: BarsProps) {
  const size = pageSize(perView);
  const active = pageOf(index, last, slides, perView);
  return (
    <div
      role="group"
      aria-label={t("Choose from the {noun}", { noun: t(noun) })}
      className="flex grow items-center sm:grow-0"
    >
      {Array.from({ length: pageCount(slides, perView) }, (_, page) => {
        const [from, to] = [page * size + 1, Math.min((page + 1) * size, slides)];
        return (
          <button
            key={page}
            type="button"
            aria-label={t("Show {range} of {count} {noun}", {
              range: from === to ? from : `${from}–${to}`,
              count: slides,
              noun: t(noun),
            })}
            aria-current={page === active || undefined}
            onClick={() => goTo(page * size)}
            className="group h-touch flex max-w-14 min-w-0 grow items-center px-1 sm:w-14"
          >
            <span className="bg-ink-400 group-hover:bg-ink-900 group-aria-[current=true]:bg-brand-600 h-0.5 w-full rounded-full transition-colors duration-150 group-aria-[current=true]:h-1" />
          </button>
        );
      })}
    </div>
  );
}

type RoundProps = { icon: IconName; name: string; atEnd?: boolean; act: () => void };

function Round({ icon, name, atEnd = false, act }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={atEnd || undefined}
      onClick={act}
      className="border-surface-line hover:border-brand-600 hover:text-brand-600 aria-disabled:border-surface-line aria-disabled:text-ink-400 size-touch grid shrink-0 place-items-center rounded-full border bg-white transition-colors duration-150"
    >
      <Icon name={icon} />
    </button>
  );
}
