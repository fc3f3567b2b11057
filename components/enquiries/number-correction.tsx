"use client";

import { useId, useRef, useState, type KeyboardEvent } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Said } from "@/components/ui/said";
import { postLead } from "@/lib/api/browser-client";
import { correctionPath } from "@/lib/base/call-paths";
import { t } from "@/lib/base/language";
import { contextHeader } from "@/lib/enquiries/forms/lead-context-names";
import { correctionFailed, invalidAbroad, leadMessages } from "@/lib/enquiries/forms/lead-messages";
import {
  bringCountry,
  isAbroad,
  readPhoneNumber,
  sayPhoneNumber,
  toCountryCode,
} from "@/lib/enquiries/forms/phone-number";
import { ConsentLink } from "./consent-link";
import { CorrectionFields } from "./correction-fields";
import { rememberPhone } from "./remembered-visitor";
import type { SentNumber } from "./form-state";
import { keepPhoneTidy } from "./phone-box";

type Props = {
  sent: SentNumber;
  /** Called when the visitor begins to correct: what shows this must not close by itself any more. */
  onOpen?: () => void;
};

/**
 * The number that will be called, a way to correct it, which corrects the same lead, and the link to what was agreed to. It may stand inside a form, so
 * it is none itself.
 */
export function NumberCorrection({ sent, onOpen }: Props) {
  const [said, setSaid] = useState(sent.said);
  const [step, setStep] = useState<"said" | "asking" | "sending">("said");
  const [error, setError] = useState<string>();
  const [isCut, setCut] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const tidy = useRef<{ of: Element; finish: () => boolean } | null>(null);
  const id = useId();
  const isCorrected = said !== sent.said;

  /** The parts of the box, which keeps itself tidy from the first touch. */
  function parts() {
    const input = box.current?.querySelector("input") ?? null;
    const codes = box.current?.querySelector("select") ?? null;
    if (input && tidy.current?.of !== input)
      tidy.current = { of: input, finish: keepPhoneTidy(input, codes, setCut) };
    return { input, codes };
  }

  async function save() {
    const { input, codes } = parts();
    if (!input || step === "sending") return;
    const isUnseen = tidy.current?.finish();
    const chosen = toCountryCode(codes?.value ?? "");
    // Without the code of its country it can't be read, and is not saved.
    await bringCountry(input.value, chosen).catch(() => null);
    const number = isUnseen ? null : readPhoneNumber(input.value, chosen);
    if (!number) {
      setError(isAbroad(input.value, chosen) ? invalidAbroad : leadMessages.callback.phoneInvalid);
      input.focus();
      return;
    }
    setStep("sending");
    const body = { correction: sent.correction, phoneNumber: number.national };
    const context = new URLSearchParams({ countryCode: number.countryCode });
    const reply = await postLead(correctionPath, body, { [contextHeader]: `${context}` }).catch(() => null);
    if (reply?.ok) {
      setSaid(sayPhoneNumber(number));
      rememberPhone(number);
      setError(undefined);
    } else setError(reply?.message ?? correctionFailed);
    setStep(reply?.ok ? "said" : "asking");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    // Not the form around it.
    event.preventDefault();
    void save();
  }

  const number = <strong className="figures whitespace-nowrap">{said}</strong>;
  return (
    <div ref={box} onKeyDown={onKeyDown} onFocus={parts} onInput={(event) => event.stopPropagation()}>
      <p className="mt-1" aria-live="polite">
        {isCorrected ? (
          <Said words="Corrected: we will call {number}." number={number} />
        ) : (
          <Said words="We will call {number}." number={number} />
        )}
      </p>
      {sent.wishes && <p className="mt-1">{sent.wishes}</p>}
      {step === "said" && sent.correction !== null && (
        <button
          type="button"
          className="min-h-touch font-bold underline underline-offset-4"
          onClick={() => {
            onOpen?.();
            setStep("asking");
          }}
        >
          {t("Correct the number")}
        </button>
      )}
      {step === "said" && sent.consent !== null && <ConsentLink token={sent.consent} />}
      {step !== "said" && (
        <div className="mt-3 flex flex-col gap-3">
          <CorrectionFields id={id} error={error} isCut={isCut} isPosted={false} />
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              disabled={step === "sending"}
              className={buttonStyle("primary")}
              onClick={() => void save()}
            >
              {step === "sending" ? t("Saving...") : t("Save the number")}
            </button>
            <button
              type="button"
              className={buttonStyle("quiet")}
              onClick={() => {
                setError(undefined);
                setStep("said");
              }}
            >
              {t("Keep {number}", { number: said })}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
