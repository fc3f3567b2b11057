import type { ReactNode } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { brand } from "@/content/site";
import { here, t } from "@/lib/base/language";
import { paths } from "@/lib/base/paths";
import { sayMessage } from "@/lib/enquiries/forms/say-message";
import type { FormFailure, Thanks } from "./form-state";

const alertBox =
  "border-danger-600 bg-danger-50 rounded-control flex scroll-my-28 gap-3 border px-4 py-3 text-danger-600";

/** Above the fields, when some of them are wrong. */
export function SummaryBox({ text }: { text: string }) {
  return (
    <div role="alert" className={alertBox}>
      <Icon name="alert" className="mt-0.5 size-5" />
      <p className="font-bold">{sayMessage(text)}</p>
    </div>
  );
}

const linkStyle = "min-h-touch inline-flex items-center gap-2 font-bold underline underline-offset-4";

/** Why a lead was not taken, and another way to reach us. */
export function FailureBox({ failure: { text, more, callUs, toContact } }: { failure: FormFailure }) {
  return (
    <div role="alert" data-outcome className={alertBox}>
      <Icon name="alert" className="mt-0.5 size-5" />
      <div className="min-w-0">
        <p className="font-bold">{sayMessage(text)}</p>
        {more && <p className="text-ink-900 mt-1">{sayMessage(more)}</p>}
        {callUs && (
          <a href={brand.phoneLink} className={`${linkStyle} figures`}>
            <Icon name="call" />
            {t("Call {phone}", { phone: brand.phone })}
          </a>
        )}
        {toContact && (
          <a href={here(paths.contact)} className={linkStyle}>
            {t("Use the contact form")}
          </a>
        )}
      </div>
    </div>
  );
}

type ThanksProps = {
  thanks: Thanks;
  /** Brings the empty form back. */
  onAgain?: () => void;
  children?: ReactNode;
};

/** Says that the lead was received, with the reference to quote on the phone, and what happens next. A form gives it the focus. */
export function ThanksBox({ thanks, onAgain, children }: ThanksProps) {
  return (
    <div
      data-outcome
      tabIndex={-1}
      className="border-success-600 bg-success-50 rounded-control flex scroll-my-28 gap-3 border p-4 outline-none"
    >
      <Icon name="check" className="text-success-600 mt-0.5 size-6" />
      <div className="min-w-0">
        <p className="text-success-600 font-bold">{t(thanks.text)}</p>
        {thanks.reference && (
          <p className="figures mt-1">
            {`${t("Reference")} `}
            <strong className="whitespace-nowrap">{thanks.reference}</strong>
          </p>
        )}
        {thanks.next && (
          <p className="mt-1">
            <strong className="block">{t("What happens next")}</strong>
            {thanks.next}
          </p>
        )}
        {children}
        {onAgain && (
          <button type="button" onClick={onAgain} className={buttonStyle("outline", "mt-3")}>
            {t("Send another")}
          </button>
        )}
      </div>
    </div>
  );
}
