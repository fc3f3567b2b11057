import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";

/** Shown only when JavaScript is off: the browser reads the file itself. */
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
