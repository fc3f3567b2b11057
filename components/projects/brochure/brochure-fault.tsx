import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { DownloadLink } from "./download-link";
import { faultReasons, type Fault } from "./brochure-faults";

type Props = { fault: Fault; retry: () => void; address: string; title: string };

/** What happened, the things to do about it, and a person to call. */
export function BrochureFault({ fault, retry, address, title }: Props) {
  return (
    <div role="alert" className="grid min-h-full place-items-center px-4 py-10 text-center">
      <div className="max-w-measure">
        <Icon name="file" className="text-gold-700 mx-auto size-14" />
        <h2 className="mt-4 text-2xl font-black text-balance md:text-3xl">
          This brochure can&apos;t be read.
        </h2>
        <p className="text-ink-600 mt-3 text-lg text-pretty">{faultReasons[fault]}</p>
        <p className="mt-8 flex flex-wrap justify-center gap-3 max-sm:flex-col">
          <button type="button" onClick={retry} className={buttonStyle("primary")}>
            Try again
          </button>
          <DownloadLink address={address} title={title} className={buttonStyle("outline")}>
            <Icon name="download" />
            Download the file
          </DownloadLink>
          <a href={brand.phoneLink} className={buttonStyle("outline", "figures")}>
            <Icon name="call" />
            {brand.phone}
          </a>
        </p>
      </div>
    </div>
  );
}
