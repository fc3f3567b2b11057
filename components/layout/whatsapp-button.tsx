import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";

/**
 * Opens a chat with the greeting already written. On phones it stands in a bar at the bottom, where it covers no words
 * and no button, and which it shares with the bar of the comparison; a project's page has WhatsApp in its own bar there.
 * On wide screens it stands in the margin, and where that is too narrow, on a project's page between its columns.
 */
export function WhatsappButton() {
  const text = new URLSearchParams({ text: brand.whatsappGreeting });
  return (
    <aside
      id="chat-bar"
      aria-label="Chat"
      className="max-md:border-surface-line max-md:@container max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:flex max-md:min-h-14 max-md:items-center max-md:justify-end max-md:gap-3 max-md:border-t max-md:bg-white max-md:px-[min(1rem,5vw)] max-md:py-1 max-md:pb-[calc(4px+env(safe-area-inset-bottom))] print:hidden max-md:[body:has(#action-bar)_&]:hidden"
    >
      <p className="text-ink-600 mr-auto text-sm md:hidden @max-[17rem]:hidden [body:has(#compare-bar)_&]:invisible">
        Any questions? Ask us.
      </p>
      <a
        href={`https://wa.me/${brand.whatsappNumber}?${text}`}
        target="_blank"
        rel="noopener"
        aria-label="Chat on WhatsApp"
        className="bg-success-600 min-h-touch md:shadow-soft lg:max-[79rem]:[body:has(aside#enquiry)_&]:size-touch inline-flex shrink-0 items-center justify-center gap-2 rounded-full text-white transition-transform duration-150 max-md:px-3 md:fixed md:right-6 md:bottom-6 md:z-20 md:size-14 md:hover:scale-105 min-[79rem]:right-[clamp(2px,calc((100vw-75rem)/2-1.5rem-10px),1.5rem)] min-[79rem]:size-12 lg:max-[79rem]:[body:has(aside#enquiry)_&]:right-[calc(22.75rem+2px)]"
      >
        <Icon name="whatsapp" className="size-6 md:size-8" />
        <span className="text-sm font-bold md:hidden max-md:[body:has(#compare-bar)_&]:hidden">WhatsApp</span>
      </a>
    </aside>
  );
}
