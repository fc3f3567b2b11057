"use client";

import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import type { LeadDraft } from "@/lib/enquiries/forms/lead-draft";
import type { LeadForm } from "@/lib/enquiries/forms/lead-forms";
import { afterTyping, stateOfDraft, untouched, type FormState } from "./form-state";
import type { LeadBrain } from "./lead-form-brain";
import { offlineText } from "./offline-text";
import { keepDigits } from "./phone-digits";

/** What a form says and when: typing, pressing the button, the answer. */
export function useLeadForm(form: LeadForm, draft: LeadDraft | null, onDone?: () => void) {
  const [state, setState] = useState<FormState>(() => stateOfDraft(form, draft));
  /** A new round has new, empty inputs. */
  const [round, setRound] = useState(0);
  const brain = useRef<Promise<LeadBrain> | null>(null);
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

  function wake(element: HTMLFormElement): Promise<LeadBrain> {
    const loading = (brain.current ??= import("./lead-form-brain").then(({ createBrain }) =>
      createBrain(form, element),
    ));
    loading.catch(() => (brain.current = null));
    return loading;
  }

  /** Draws at once, so that the focus finds the message of its field. */
  function show(next: FormState): void {
    flushSync(() => {
      setState(next);
      if (next.thanks) setRound((now) => now + 1);
    });
    if (next.thanks) {
      brain.current = null;
      onDone?.();
    }
    const button = buttonRef.current;
    // A button that was switched off has lost the focus.
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    button?.form?.querySelector("[data-outcome]")?.scrollIntoView({ block: "nearest" });
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const element = event.currentTarget;
    const filledMs = Math.round(performance.now() - seenAt.current);
    setState({ ...untouched, isSending: true });
    const loaded = await wake(element).catch(() => null);
    if (loaded) await loaded.submit(show, filledMs);
    else if (navigator.onLine) element.submit();
    else show(unsent(form));
    isBusy.current = false;
  }

  const formProps = {
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    onFocus: (event: FormEvent<HTMLFormElement>) => void wake(event.currentTarget).catch(() => null),
    onPointerEnter: (event: FormEvent<HTMLFormElement>) => void wake(event.currentTarget).catch(() => null),
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      if (target instanceof HTMLInputElement && target.autocomplete === "tel-national") keepDigits(target);
      const name = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
      setState((now) => afterTyping(now, form, name));
    },
  };
  return { state, round, formProps, buttonRef };
}

/** The code that sends could not be loaded: without a connection the browser's own way would lose what was typed. */
function unsent({ failure }: LeadForm): FormState {
  return {
    ...untouched,
    failure: { text: failure, more: offlineText, callUs: true, toContact: false, isAbove: false },
  };
}
