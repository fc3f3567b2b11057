import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { DownloadLink } from "./download-link";
import { barStyle, toolStyle } from "./viewer-style";

/** The file itself, to keep and to open in whatever the visitor's device has for it. */
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
