import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { projectWhatsappLink } from "./project-whatsapp-link";

// Room for the bar below the end of the page; and while a video is open, the page behind it does not scroll.
const pageStyle =
  "@media (max-width:767.98px){body:has(#action-bar){padding-bottom:calc(69px + env(safe-area-inset-bottom))}}html:has(dialog[open]){overflow:hidden}";

const action =
  "min-h-[52px] inline-flex items-center justify-center gap-2 rounded-control px-1 text-sm font-bold whitespace-nowrap";

/** On phones, always visible at the bottom: Call, WhatsApp, Get Callback. */
export function ActionBar({ name }: { name: string }) {
  return (
    <>
      <style href="detail-action-bar" precedence="low">
        {pageStyle}
      </style>
      <nav
        id="action-bar"
        aria-label={`Talk to us about ${name}`}
        className="border-surface-line fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 gap-2 border-t bg-white px-3 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] md:hidden print:hidden"
      >
        <a href={brand.phoneLink} className={`${action} border-surface-line border`}>
          <Icon name="call" />
          Call
        </a>
        <a
          href={projectWhatsappLink(name)}
          target="_blank"
          rel="noopener noreferrer"
          className={`${action} border-surface-line border`}
        >
          <Icon name="whatsapp" />
          WhatsApp
        </a>
        <a href="#enquiry" className={`${action} bg-brand-600 text-white`}>
          Get Callback
        </a>
      </nav>
    </>
  );
}
