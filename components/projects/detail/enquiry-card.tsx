import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { whatsappLink } from "./whatsapp-link";

/** The card at the side: whom to talk to about this project. */
export function EnquiryCard({ name }: { name: string }) {
  return (
    <aside
      id="enquiry"
      aria-labelledby="enquiry-heading"
      className="rounded-card border-surface-line lg:shadow-soft mt-2 border bg-white p-5 lg:sticky lg:top-24 lg:mt-0 lg:p-6"
    >
      <h2 id="enquiry-heading" className="text-lg font-bold wrap-anywhere">
        <span className="text-ink-600 block text-base font-normal">Interested to buy property in </span>
        <span className="line-clamp-4">{name}</span>
      </h2>
      <div className="mt-5 grid gap-3">
        <a href={brand.phoneLink} className={buttonStyle("primary")}>
          <Icon name="call" />
          Call {brand.phone}
        </a>
        <a
          href={whatsappLink(name)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle("outline")}
        >
          <Icon name="whatsapp" />
          WhatsApp
          <span className="sr-only"> us about {name} (opens in a new tab)</span>
        </a>
      </div>
      <div className="bg-surface-warm rounded-control mt-5 p-4">
        <p className="flex items-center gap-2 font-bold">
          <Icon name="check" className="text-success-600 size-5" />
          Assured Callback in 5 mins
        </p>
        <p className="text-ink-600 mt-1 text-sm">Our sales expert will call you; 24 hrs</p>
      </div>
      <p className="text-gold-700 mt-4 flex items-center gap-2 text-sm font-bold">
        <Icon name="shield" />
        Authorised Channel Partner
      </p>
    </aside>
  );
}
