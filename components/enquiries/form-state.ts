import type { LeadDraft } from "@/lib/enquiries/forms/lead-draft";
import type { LeadErrors, LeadForm } from "@/lib/enquiries/forms/lead-forms";

/** Why a lead was not taken, and what the visitor can do instead. */
export type Failure = {
  text: string;
  /** A second sentence. */
  more?: string;
  /** Shows the phone number. */
  callUs: boolean;
  /** Shows the way to the contact form. */
  toContact: boolean;
  /** Stands above the fields, because it is about them; otherwise under the button that was pressed. */
  isAbove: boolean;
};

export type Thanks = { text: string; reference: string | null };

/** What a form shows besides its fields. */
export type FormState = {
  isSending: boolean;
  errors: LeadErrors;
  /** Said above the fields when some are wrong. */
  summary?: string;
  failure?: Failure;
  thanks?: Thanks;
};

export const untouched: FormState = { isSending: false, errors: {} };

/** What a form that came back from the server shows. */
export function stateOfDraft(form: LeadForm, draft: Pick<LeadDraft, "errors" | "problem"> | null): FormState {
  if (!draft) return untouched;
  const { own, others } = sortErrors(form, draft.errors);
  const problem = draft.problem ?? others[0];
  if (!problem) return wrongState(form, own);
  const toContact = draft.problem === undefined;
  return {
    ...untouched,
    errors: own,
    failure: { text: problem, callUs: !toContact, toContact, isAbove: true },
  };
}

export function wrongState(form: LeadForm, errors: LeadErrors): FormState {
  const isWrong = Object.keys(errors).length > 0;
  return { ...untouched, errors, ...(isWrong && { summary: form.summary }) };
}

/** Typing takes messages away: all of them, or those of the field (specification, section 4). */
export function afterTyping(state: FormState, form: LeadForm, name: string): FormState {
  if (form.clears === "all") {
    const isClear = !state.summary && !state.failure && Object.keys(state.errors).length === 0;
    return isClear ? state : { isSending: state.isSending, errors: {}, thanks: state.thanks };
  }
  if (!(name in state.errors)) return state;
  const { [name]: _, ...errors } = state.errors;
  const isWrong = Object.keys(errors).length > 0;
  return { ...state, errors, summary: isWrong ? state.summary : undefined };
}

/** The complaints that have a field to stand under, and the sentences of those that have none. */
export function sortErrors(form: LeadForm, errors: LeadErrors): { own: LeadErrors; others: string[] } {
  const names = new Set(form.fields.map(({ name }) => name));
  const entries = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return {
    own: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    others: entries.filter(([name]) => !names.has(name)).map(([, text]) => text),
  };
}
