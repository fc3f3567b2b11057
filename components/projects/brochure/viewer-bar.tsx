import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { DownloadLink } from "./download-link";
import { LeaveLink } from "./leave-link";

/** Classes of a part of the bar, which has three of them on wide screens. */
export const barStyle = "border-surface-line flex items-center bg-white px-2 py-1.5 md:px-3";

export const toolStyle =
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
export function ViewerActions({ address, title }: { address: string; title: string }) {
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
        title={title}
        label="Download the brochure (PDF)"
        className={buttonStyle("primary", "max-lg:size-touch max-lg:px-0")}
      >
        <Icon name="download" />
        <span className="max-lg:hidden">Download</span>
      </DownloadLink>
    </div>
  );
}
