import type { LeadDraft } from "@/lib/enquiries/forms/lead-draft";
import type { LeadErrors, ShownLeadForm } from "@/lib/enquiries/forms/lead-forms";

/** Why a lead was not taken, and what the visitor can do instead. */
export type FormFailure = {
  text: string;
  /** A second sentence. */
  more?: string;
  /** Shows the phone number. */
  callUs: boolean;
  /** Shows the way to the contact form. */
  toContact: boolean;
  /** Shown above the fields, because it is about them; otherwise under the button that was pressed. */
  isAbove: boolean;
};

/**
 * The number that will be called, as people read it, what corrects it, and the token of the link to what was agreed to; `null`
 * where the backend has none. `wishes`: when the home is to be seen, as it is said.
 */
export type SentNumber = { said: string; correction: string | null; consent: string | null; wishes: string };

/** `next`: what happens then, in the language of the page. */
export type Thanks = { text: string; reference: string | null; next?: string; sent?: SentNumber };

/** What a form shows besides its fields. */
export type FormState = {
  isSending: boolean;
  errors: LeadErrors;
  /** Shown above the fields when some are wrong. */
  summary?: string;
  failure?: FormFailure;
  thanks?: Thanks;
};

export const emptyState: FormState = { isSending: false, errors: {} };

export const offlineText =
  "You seem to be offline. What you typed is kept; send it again when you are connected.";

/** The state of a form that was posted without JavaScript and came back from the server with errors. */
export function stateFromDraft(
  form: ShownLeadForm,
  draft: Pick<LeadDraft, "errors" | "problem"> | null,
): FormState {
  if (!draft) return emptyState;
  const { own, others } = splitErrors(form, draft.errors);
  const problem = draft.problem ?? others[0];
  if (!problem) return invalidState(form, own);
  const toContact = draft.problem === undefined;
  return {
    ...emptyState,
    errors: own,
    failure: { text: problem, callUs: !toContact, toContact, isAbove: true },
  };
}

export function invalidState(form: ShownLeadForm, errors: LeadErrors): FormState {
  const isWrong = Object.keys(errors).length > 0;
  return { ...emptyState, errors, ...(isWrong && { summary: form.summary }) };
}

/** Typing removes messages: all of them or only the field's own, as the form says (specification, section 4). */
export function stateAfterTyping(state: FormState, form: ShownLeadForm, name: string): FormState {
  if (form.clears === "all") {
    const isClear = !state.summary && !state.failure && Object.keys(state.errors).length === 0;
    return isClear ? state : { isSending: state.isSending, errors: {}, thanks: state.thanks };
  }
  if (!(name in state.errors)) return state;
  const { [name]: _, ...errors } = state.errors;
  const isWrong = Object.keys(errors).length > 0;
  return { ...state, errors, summary: isWrong ? state.summary : undefined };
}

export function withSentNumber(state: FormState, sent: SentNumber | null): FormState {
  return state.thanks && sent ? { ...state, thanks: { ...state.thanks, sent } } : state;
}

/** Parts the errors into those of the form's fields, and the texts of those that belong to no field. */
export function splitErrors(form: ShownLeadForm, errors: LeadErrors): { own: LeadErrors; others: string[] } {
  const names = new Set(form.fields.map(({ name }) => name));
  const entries = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return {
    own: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    others: entries.filter(([name]) => !names.has(name)).map(([, text]) => text),
  };
}
