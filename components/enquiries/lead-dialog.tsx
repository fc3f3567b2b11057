"use client";

import { Dialog, DialogPanel, DialogTitle } from "@headlessui/react";
import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { useBackStep } from "@/components/ui/use-back-step";
import { enquirePath } from "@/lib/base/enquire-path";
import { t } from "@/lib/base/language";
import { type LeadFormId, leadForms } from "@/lib/enquiries/forms/lead-forms";
import { sayPlan } from "@/lib/enquiries/forms/lead-plan";
import { BrochureLink } from "./brochure-link";
import type { SentNumber } from "./form-state";
import type { FormProject } from "./hidden-fields";
import { LeadForm } from "./lead-form";
import { NumberCorrection } from "./number-correction";

type LeadDialogProps = {
  form: LeadFormId;
  project?: FormProject;
  /** The address that opens in a new tab once the lead was received. */
  opens?: string;
  onClose: () => void;
};

/**
 * A form over the page. When it closes by itself after its thanks, the number that will be called stays on the screen
 * for a while, because it can still be corrected.
 */
export function LeadDialog({ onClose, ...rest }: LeadDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [sent, setSent] = useState<SentNumber>();
  const close = useCallback(
    (thanked?: SentNumber) => {
      setOpen(false);
      setSent(thanked?.correction ? thanked : undefined);
      onClose();
    },
    [onClose],
  );
  if (isOpen) return <OpenDialog {...rest} onClose={close} />;
  return sent ? <SentToast sent={sent} onClose={() => setSent(undefined)} /> : null;
}

type OpenDialogProps = Omit<LeadDialogProps, "onClose"> & {
  /** `sent`: it closed by itself after its thanks. */
  onClose: (sent?: SentNumber) => void;
};

/** On phones at the bottom, within reach of the thumb. It is empty each time it opens. */
function OpenDialog({ form, project, opens, onClose }: OpenDialogProps) {
  const { title, lead, fields, closesAfterMs } = leadForms[form];
  // Room for the two columns of a long form.
  const width = fields.length > 4 ? "sm:max-w-2xl" : "sm:max-w-md";
  const [step, setStep] = useState<"asking" | "done" | "blocked" | "correcting">("asking");
  const sent = useRef<SentNumber>(undefined);
  // With a touch keyboard the first field gets no focus: the keyboard would cover half of the dialog.
  const [hasKeyboard] = useState(() => window.matchMedia("(pointer: fine)").matches);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef(onClose);
  const id = useId();

  useBackStep(() => onClose());

  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (step !== "done") return;
    if (closesAfterMs === undefined) return;
    const timer = setTimeout(() => {
      if (!opens || openTab(opens)) close.current(sent.current);
      else setStep("blocked");
    }, closesAfterMs);
    return () => clearTimeout(timer);
  }, [step, closesAfterMs, opens]);

  return (
    <Dialog
      open
      onClose={() => onClose()}
      initialFocus={hasKeyboard ? undefined : heading}
      className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6"
    >
      <div className="bg-ink-900/50 fixed inset-0" aria-hidden="true" />
      <DialogPanel
        className={`sheet-in rounded-t-card sm:rounded-card relative flex max-h-[92dvh] w-full flex-col bg-white ${width}`}
      >
        <div className="border-surface-line flex items-start justify-between gap-3 border-b py-2 pr-2 pl-5">
          <DialogTitle
            ref={heading}
            id={id}
            tabIndex={-1}
            className="py-2 text-lg font-bold wrap-anywhere outline-none"
          >
            {t(title)}
          </DialogTitle>
          <button
            type="button"
            onClick={() => onClose()}
            aria-label={t("Close")}
            className="size-touch rounded-control hover:bg-surface-warm grid shrink-0 place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="overflow-y-auto overscroll-contain p-5 pb-[calc(20px+env(safe-area-inset-bottom))]">
          {project?.name && <p className="font-bold wrap-anywhere">{project.name}</p>}
          {project?.plan && <p className="figures">{sayPlan(project.plan)}</p>}
          <p className="text-ink-600 mb-4">{t(lead)}</p>
          <LeadForm
            form={form}
            project={project}
            page={enquirePath({
              form,
              project: project?.id,
              isPlot: project?.isPlot,
              plan: project?.plan?.at,
            })}
            labelledBy={id}
            focusesFirst={hasKeyboard}
            onDone={(thanks) => {
              sent.current = thanks.sent;
              setStep("done");
            }}
            onCorrect={() => setStep("correcting")}
            afterThanks={
              <>
                {(step === "blocked" || step === "correcting") && opens && <BrochureLink href={opens} />}
                {(closesAfterMs === undefined || step === "correcting") && (
                  <button type="button" onClick={() => onClose()} className={buttonStyle("outline", "mt-3")}>
                    {t("Close")}
                  </button>
                )}
              </>
            }
          />
        </div>
      </DialogPanel>
    </Dialog>
  );
}

/** Whether the browser allowed the new tab. With `noopener` it would not tell. */
function openTab(address: string): boolean {
  const tab = window.open(address, "_blank");
  if (tab) tab.opener = null;
  return tab !== null;
}

const shownMs = 20_000;

/**
 * What stays for a while when a dialog closes by itself after its thanks: the number that will be called, while it can
 * still be corrected.
 */
function SentToast({ sent, onClose }: { sent: SentNumber; onClose: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close(), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return createPortal(
    <section
      aria-label={t("Your request")}
      className="border-success-600 bg-success-50 rounded-card shadow-soft fixed inset-x-4 bottom-24 z-40 mx-auto flex max-w-sm gap-2 border py-2 pr-2 pl-4 print:hidden"
    >
      <div className="min-w-0 flex-1 py-1">
        <NumberCorrection sent={sent} onOpen={() => setHeld(true)} />
      </div>
      <button
        type="button"
        aria-label={t("Close")}
        onClick={onClose}
        className="size-touch rounded-control hover:bg-surface-warm grid shrink-0 place-items-center"
      >
        <Icon name="close" />
      </button>
    </section>,
    document.body,
  );
}
