import type { LeadReply } from "@/lib/api/browser-client";
import type { LeadForm } from "@/lib/enquiries/forms/lead-forms";
import { sortErrors, untouched, type FormState } from "./form-state";
import { offlineText } from "./offline-text";

/**
 * What a form shows for an answer (specification, sections 4 and 8). `null`: none came. A sentence of the server that
 * the form may not show in place of its own stands after it where it says what to do: wait, or call.
 */
export function stateOfAnswer(form: LeadForm, reply: LeadReply | null, isOnline: boolean): FormState {
  if (reply?.ok) return { ...untouched, thanks: { text: form.success, reference: reply.reference } };
  if (!reply) {
    const more = isOnline ? undefined : offlineText;
    const failure = { text: form.failure, more, callUs: true, toContact: false, isAbove: false };
    return { ...untouched, failure };
  }
  const { own, others } = sortErrors(form, reply.errors);
  const said = reply.message ?? reply.firstError;
  const text = (form.showsServerMessage && said) || form.failure;
  const isBusy = reply.status === 429 || reply.status === 503;
  const more = others[0] ?? (isBusy ? reply.message : null);
  // A sentence that is shown already is not said again under its field.
  const errors = Object.fromEntries(Object.entries(own).filter(([, message]) => message !== text));
  return {
    ...untouched,
    errors,
    failure: {
      text,
      more: more && more !== text ? more : undefined,
      callUs: reply.status >= 500,
      toContact: others.length > 0,
      isAbove: Object.keys(errors).length > 0,
    },
  };
}
