import { buttonStyle } from "@/components/ui/button-style";
import { CallButton } from "@/components/layout/call-button";
import { Icon } from "@/components/ui/icon";
import { DownloadLink } from "./download-link";
import type { Progress } from "./pdf-document";

/** A placeholder of the first page, and how much of the file is loaded. Hidden without JavaScript. */
export function BrochureLoading({ loaded, total }: Progress) {
  // Until the file begins to arrive, or if its size is unknown, the bar only shows that something is loading.
  const part = total > 0 ? Math.min(1, loaded / total) : null;
  return (
    <div className="js-only p-2 sm:p-4" data-needs-scripts>
      <div className="shadow-soft mx-auto grid aspect-[595/842] max-w-[992px] content-start gap-[2.5%] bg-white p-[7%]">
        <Line className="h-4 w-2/5 sm:h-6" />
        <div className="bg-surface-warm grid aspect-[16/10] place-content-center gap-3 text-center">
          <p role="status" className="font-bold">
            Loading...
          </p>
          <div
            role="progressbar"
            aria-label="Brochure"
            aria-valuenow={part === null ? undefined : Math.round(part * 100)}
            className="bg-surface-line h-1 w-40 overflow-hidden rounded-full sm:w-56"
          >
            <div
              className={`bg-brand-600 h-full origin-left transition-transform duration-150 ${part === null ? "animate-pulse" : ""}`}
              style={{ transform: `scaleX(${part ?? 0.2})` }}
            />
          </div>
        </div>
        <Line className="mt-[2%] h-5 w-3/5 sm:h-8" />
        <Line className="h-3 w-4/5 sm:h-4" />
        <Line className="h-3 w-2/5 sm:h-4" />
      </div>
    </div>
  );
}

function Line({ className }: { className: string }) {
  return <div aria-hidden="true" className={`bg-surface-line animate-pulse ${className}`} />;
}

type FaultProps = { fault: Fault; retry: () => void; address: string };

/** What happened, what the visitor can do, and a number to call. */
export function BrochureFault({ fault, retry, address }: FaultProps) {
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
          <DownloadLink address={address} className={buttonStyle("outline")}>
            <Icon name="download" />
            Download the file
          </DownloadLink>
          <CallButton />
        </p>
      </div>
    </div>
  );
}

/** Shown only when JavaScript is off: a link to the file, which the browser opens itself. */
export function WithoutScript({ address }: { address: string }) {
  return (
    <noscript>
      <div className="grid min-h-full place-items-center px-4 py-16 text-center">
        <p>
          <a href={address} className={buttonStyle("primary")}>
            <Icon name="external" />
            Open the brochure (PDF)
          </a>
        </p>
      </div>
    </noscript>
  );
}

/** Why a brochure can't be shown, with the text for the visitor. */
const faultReasons = {
  missing: "The file is not at its address any more.",
  notPdf: "The file is damaged, or it is not a PDF.",
  locked: "The file is protected by a password.",
  server: "The server that keeps the file did not hand it out.",
  network: "The file did not arrive. Please check your connection.",
  unknown: "Something in it is not as we expected.",
} as const;

export type Fault = keyof typeof faultReasons;

/** PDF.js throws its own classes of errors, which are recognised by name. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "InvalidPDFException") return "notPdf";
  if (error.name === "PasswordException") return "locked";
  if (error.name === "ResponseException" && "status" in error) return faultOfStatus(Number(error.status));
  // Each browser has its own message for a request without an answer, and for a script that did not load.
  return /fetch|network|load|abort|connection/i.test(error.message) ? "network" : "unknown";
}

function faultOfStatus(status: number): Fault {
  if (status === 404 || status === 410) return "missing";
  return status === 0 ? "network" : "server";
}
