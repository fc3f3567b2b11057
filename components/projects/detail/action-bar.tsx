import { Icon } from "@/components/ui/icon";
import { Still } from "@/components/ui/still";
import { brand } from "@/content/site";
import { pageStyles } from "@/lib/base/page-styles";
import { projectWhatsappLink } from "./project-whatsapp-link";

// The words of the bar stop growing where three of them fill it.
const action =
  "min-h-[min(3.25rem,72px)] flex flex-wrap items-center justify-center gap-x-2 rounded-control px-1 text-center text-[min(0.875rem,5.2vw)] leading-tight font-bold";

/** On phones, always visible at the bottom: Call, WhatsApp, Get Callback. */
export function ActionBar({ name }: { name: string }) {
  return (
    <>
      <style href="detail-action-bar" precedence="low">
        {pageStyles["detail-action-bar"]}
      </style>
      <Still
        as="nav"
        name="action-bar"
        id="action-bar"
        aria-label={`Talk to us about ${name}`}
        className="border-surface-line fixed inset-x-0 bottom-0 z-30 grid grid-cols-[repeat(3,minmax(0,1fr))] gap-2 border-t bg-white px-3 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] md:hidden print:hidden"
      >
        <a href={brand.phoneLink} className={`${action} border-surface-line border`}>
          <Icon name="call" className="size-[1.4em]" />
          Call
        </a>
        <a
          href={projectWhatsappLink(name)}
          target="_blank"
          rel="noopener noreferrer"
          className={`${action} border-surface-line border`}
        >
          <Icon name="whatsapp" className="size-[1.4em]" />
          WhatsApp
        </a>
        <a href="#enquiry" className={`${action} bg-brand-600 text-white`}>
          Get Callback
        </a>
      </Still>
    </>
  );
}
