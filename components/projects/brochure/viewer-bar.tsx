import { useState, type FormEvent } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon, type IconName } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { DownloadLink } from "./download-link";
import { LeaveLink } from "./leave-link";
import type { PageView } from "./use-page-view";

/** Classes of a part of the bar, which has three of them on wide screens. */
const barStyle = "border-surface-line flex items-center bg-white px-2 py-1.5 md:px-3";

const toolStyle =
  "size-touch rounded-control hover:bg-surface-warm hover:text-brand-600 aria-disabled:text-ink-400 aria-pressed:bg-brand-50 aria-pressed:text-brand-600 grid shrink-0 place-items-center transition-colors duration-150 aria-disabled:cursor-default aria-disabled:bg-transparent";

/** The link back and the title. */
export function ViewerTitle({ title }: { title: string }) {
  return (
    <div className={`${barStyle} col-start-1 row-start-1 min-w-0 gap-2 border-b`}>
      <LeaveLink className={toolStyle} label="Close">
        <Icon name="close" className="size-6" />
      </LeaveLink>
      <div className="min-w-0">
        <h1 className="line-clamp-2 text-base leading-5 font-bold lg:line-clamp-1 lg:leading-6" title={title}>
          {title}
        </h1>
        <p className="text-ink-600 truncate text-sm max-lg:hidden">{brand.name}</p>
      </div>
    </div>
  );
}

/** Links to download the file, and to open it in another program. */
export function ViewerActions({ address }: { address: string }) {
  return (
    <div className={`${barStyle} col-start-2 row-start-1 justify-end gap-1 border-b sm:col-start-3 md:gap-2`}>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        aria-label="Open the original (PDF) in a new tab"
        title="Open the original (PDF)"
        className={toolStyle}
      >
        <Icon name="external" />
      </a>
      <DownloadLink
        address={address}
        label="Download the brochure (PDF)"
        className={buttonStyle("primary", "max-lg:size-touch max-lg:px-0")}
      >
        <Icon name="download" />
        <span className="max-lg:hidden">Download</span>
      </DownloadLink>
    </div>
  );
}

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

type Props = { current: number; total: number; onPage: (page: number) => void };

/** `3 / 8`, where another page number can be typed. */
function PageBox({ current, total, onPage }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const page = Number.parseInt(draft ?? "", 10);
    setDraft(null);
    if (page >= 1 && page !== current) onPage(page);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form onSubmit={onSubmit} className="figures flex min-w-0 items-center gap-1.5 whitespace-nowrap">
      <input
        type="text"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-label={`Page number, 1 to ${Math.max(1, total)}`}
        disabled={total === 0}
        value={draft ?? String(current)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, "").slice(0, 4))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        className="border-surface-line rounded-control min-h-touch w-11 border bg-white px-1 text-center disabled:bg-transparent"
      />
      <span className="min-w-8">/ {total || "–"}</span>
      <span role="status" className="sr-only">
        {total > 0 && `Page ${current} of ${total}`}
      </span>
    </form>
  );
}
