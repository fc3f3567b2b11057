import type { LeadReply } from "@/lib/api/browser-client";
import type { LeadFormDefinition } from "@/lib/enquiries/forms/lead-forms";
import { emptyState, offlineText, splitErrors, type FormState } from "./form-state";

/**
 * What a form shows for the API's reply, `null` if none came (specification, sections 4 and 8). Where the form has to
 * show its own text for a failure, the server's message follows it if it says what to do: wait, or call.
 */
export function stateFromReply(
  form: LeadFormDefinition,
  reply: LeadReply | null,
  isOnline: boolean,
): FormState {
  if (reply?.ok) {
    const { success: text, next } = form;
    return { ...emptyState, thanks: { text, reference: reply.reference, next } };
  }
  if (!reply) {
    const more = isOnline ? undefined : offlineText;
    const failure = { text: form.failure, more, callUs: true, toContact: false, isAbove: false };
    return { ...emptyState, failure };
  }
  const { own, others } = splitErrors(form, reply.errors);
  const serverMessage = reply.message ?? reply.firstError;
  const text = (form.showsServerMessage && serverMessage) || form.failure;
  const isBusy = reply.status === 429 || reply.status === 503;
  const more = others[0] ?? (isBusy ? reply.message : null);
  // A message that is shown as the failure is not repeated under its field.
  const errors = Object.fromEntries(Object.entries(own).filter(([, message]) => message !== text));
  return {
    ...emptyState,
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
