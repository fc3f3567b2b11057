import { Icon, type IconName } from "@/components/ui/icon";
import { PageBox } from "./page-box";
import type { PageView } from "./use-page-view";
import { barStyle, toolStyle } from "./viewer-bar";

/** Page number and zoom: in the bar, on phones at the bottom of the screen. */
export function ViewerTools({ view }: { view: PageView }) {
  const { current, total, scale, goTo, step, fitWidth } = view;
  const ready = total > 0;
  return (
    <div
      role="group"
      aria-label="Pages and zoom"
      className={`js-only ${barStyle} col-span-full row-start-3 justify-between max-sm:border-t sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:justify-center sm:gap-2 sm:border-b md:gap-5`}
    >
      <div className="flex min-w-0 items-center">
        <Tool
          label="Previous page"
          icon="chevronLeft"
          disabled={!ready || current <= 1}
          onClick={() => goTo(current - 1)}
        />
        <PageBox current={current} total={total} onPage={goTo} />
        <Tool
          label="Next page"
          icon="chevronRight"
          disabled={!ready || current >= total}
          onClick={() => goTo(current + 1)}
        />
      </div>
      <span aria-hidden="true" className="bg-surface-line h-6 w-px max-md:hidden" />
      <div className="flex items-center">
        <Tool label="Zoom out" icon="minus" disabled={!ready || !view.canShrink} onClick={() => step(-1)} />
        <output aria-label="Zoom" className="figures w-12 text-center text-sm max-md:sr-only">
          {ready ? `${Math.round(scale * 100)}%` : ""}
        </output>
        <Tool label="Zoom in" icon="plus" disabled={!ready || !view.canGrow} onClick={() => step(1)} />
        <Tool
          label="Fit width"
          icon="fitWidth"
          disabled={!ready}
          pressed={ready && view.isFit}
          onClick={fitWidth}
        />
      </div>
    </div>
  );
}

type ToolProps = { label: string; icon: IconName; disabled: boolean; pressed?: boolean; onClick: () => void };

/** `aria-disabled` instead of disabled, so that the focus stays on the button at the last page. */
function Tool({ label, icon, disabled, pressed, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={toolStyle}
    >
      <Icon name={icon} />
    </button>
  );
}
