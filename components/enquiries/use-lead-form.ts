"use client";

import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { LeadDraft } from "@/lib/enquiries/forms/lead-draft";
import type { ShownLeadForm } from "@/lib/enquiries/forms/lead-forms";
import {
  emptyState,
  offlineText,
  stateAfterTyping,
  stateFromDraft,
  type FormState,
  type Thanks,
} from "./form-state";
import type { FormSubmitter } from "./form-submitter";

/** The state of a form through typing, submitting and the API's reply. */
export function useLeadForm(form: ShownLeadForm, draft: LeadDraft | null, onDone?: (thanks: Thanks) => void) {
  const [state, setState] = useState<FormState>(() => stateFromDraft(form, draft));
  /** Counts the leads sent from here: after each one the inputs are made anew, empty, for another one. */
  const [round, setRound] = useState(0);
  /** More digits were typed than a phone number has. */
  const [isCut, setCut] = useState(false);
  const [Correction, setCorrection] = useState<FormSubmitter["Correction"] | null>(null);
  const submitter = useRef<Promise<FormSubmitter> | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isBusy = useRef(false);
  const seenAt = useRef(0);

  useEffect(() => {
    seenAt.current = performance.now();
  }, [round]);

  const { failure } = state;
  useEffect(() => {
    if (!failure || form.failureClearsAfterMs === undefined) return;
    const timer = setTimeout(
      () => setState((now) => (now.failure === failure ? { ...now, failure: undefined } : now)),
      form.failureClearsAfterMs,
    );
    return () => clearTimeout(timer);
  }, [failure, form]);

  function loadSubmitter(element: HTMLFormElement): Promise<FormSubmitter> {
    const loading = (submitter.current ??= import("./form-submitter").then(({ createFormSubmitter }) =>
      createFormSubmitter(form, element, setCut),
    ));
    loading.catch(() => (submitter.current = null));
    return loading;
  }

  /** Renders at once, so that the message is there when the focus moves to its field. */
  function show(next: FormState): void {
    flushSync(() => {
      setState(next);
      if (!next.thanks) return;
      setRound((now) => now + 1);
      setCut(false);
    });
    if (next.thanks) {
      submitter.current = null;
      onDone?.(next.thanks);
    }
    const button = buttonRef.current;
    // The button was disabled during the request, and so lost the focus.
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    const outcome = button?.form?.querySelector<HTMLElement>("[data-outcome]");
    if (next.thanks) outcome?.focus({ preventScroll: true });
    outcome?.scrollIntoView({ block: "nearest" });
  }

  /** The empty form again, in place of the thanks. */
  function again(): void {
    flushSync(() => setState(emptyState));
    const { form: element } = buttonRef.current ?? {};
    element
      ?.querySelector<HTMLElement>(":is(input, select, textarea):not([type=hidden], [aria-hidden=true] *)")
      ?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const element = event.currentTarget;
    const filledMs = Math.round(performance.now() - seenAt.current);
    setState({ ...emptyState, isSending: true });
    const loaded = await loadSubmitter(element).catch(() => null);
    if (loaded) {
      setCorrection(() => loaded.Correction);
      await loaded.submit(show, filledMs);
    } else if (navigator.onLine) element.submit();
    else show(offlineState(form));
    isBusy.current = false;
  }

  const formProps = {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    onFocus: (event: FormEvent<HTMLFormElement>) => void loadSubmitter(event.currentTarget).catch(() => null),
    onPointerEnter: (event: FormEvent<HTMLFormElement>) =>
      void loadSubmitter(event.currentTarget).catch(() => null),
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const name = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
      setState((now) => stateAfterTyping(now, form, name));
    },
  };
  return { state, round, isCut, Correction, formProps, buttonRef, again };
}

/** The submitter could not be loaded, and offline a plain post of the form would lose what was typed. */
function offlineState({ failure }: ShownLeadForm): FormState {
  return {
    ...emptyState,
    failure: { text: failure, more: offlineText, callUs: true, toContact: false, isAbove: false },
  };
}
