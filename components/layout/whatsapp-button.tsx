import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";

/** Opens a chat with the greeting already written. On phones it floats above the action bar of a project's page. */
export function WhatsappButton() {
  const text = new URLSearchParams({ text: brand.whatsappGreeting });
  return (
    <aside aria-label="Chat">
      <a
        href={`https://wa.me/${brand.whatsappNumber}?${text}`}
        target="_blank"
        rel="noopener"
        aria-label="Chat on WhatsApp"
        className="bg-success-600 shadow-soft fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-full text-white transition-transform duration-150 hover:scale-105 md:right-6 md:bottom-6 md:size-14 print:hidden max-md:[body:has(#action-bar)_&]:bottom-[88px]"
      >
        <Icon name="whatsapp" className="size-7 md:size-8" />
      </a>
    </aside>
  );
}
