import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl, type FieldErrors } from "react-hook-form";
import "@/components/ui/stray-clicks";
import type { LeadReply } from "@/lib/api/browser-client";
import { trapField } from "@/lib/enquiries/forms/lead-context-names";
import {
  type LeadErrors,
  type LeadFormDefinition,
  leadForms,
  type ShownLeadForm,
} from "@/lib/enquiries/forms/lead-forms";
import { leadMessages } from "@/lib/enquiries/forms/lead-messages";
import type { CountryCode } from "@/lib/enquiries/forms/lead-options";
import { enquiryExtras } from "@/lib/enquiries/forms/lead-plan";
import { leadFormSchemas, toWireBody } from "@/lib/enquiries/forms/lead-schema";
import { sayNextStep } from "@/lib/enquiries/forms/call-hours";
import {
  bringCountry,
  type PhoneNumber,
  readPhoneNumber,
  sayPhoneNumber,
  toCountryCode,
} from "@/lib/enquiries/forms/phone-number";
import { joinVisitTimes, sayWishes } from "@/lib/enquiries/forms/visit-times";
import {
  emptyState,
  type FormState,
  invalidState,
  offlineText,
  splitErrors,
  withSentNumber,
} from "./form-state";
import { recallLanding } from "./landing";
import { NumberCorrection } from "./number-correction";
import { keepPhoneTidy } from "./phone-box";
import { rememberSender } from "./remembered-visitor";
import { createLeadSender } from "./send-lead";
import { dropUnsent, keepUnsent } from "./unsent-answers";
import { boundVisitDays, focusVisitTimes } from "./visit-boxes";

export type FormSubmitter = {
  /**
   * Checks what is in the form and sends it. `show` must have rendered the messages when it returns: the focus then
   * goes to the first wrong field.
   */
  submit(show: (state: FormState) => void, filledMs: number): Promise<void>;
  /** Part of the thanks. It is here before they are shown, so that their buttons don't move under a finger. */
  Correction: typeof NumberCorrection;
};

type Values = Record<string, unknown>;

/**
 * The part of a form that is loaded when the visitor first touches it: schema, checking, sending. It attaches to the
 * inputs that are on the page already, so nothing typed is lost. The inputs hold the values; React Hook Form only
 * checks them with the schema and moves the focus. `onCut` hears whether digits were left out of the phone number.
 */
export function createFormSubmitter(
  form: ShownLeadForm,
  element: HTMLFormElement,
  onCut: (isCut: boolean) => void,
): FormSubmitter {
  const finishPhone = keepPhoneOf(form, element, onCut);
  const { register, handleSubmit, setFocus } = createFormControl<Values, unknown, Values>({
    resolver: (_, context, options) => {
      const typed = new FormData(element);
      const check = zodResolver<Values, unknown, Values>(leadFormSchemas[form.id](codeOf(form, typed)));
      return check(readFields(form, typed), context, options);
    },
  });
  const send = createLeadSender();
  keepUnsent(form, element);
  boundVisitDays(element);
  // Each field once, and only the first radio of a choice: registering again would restore an old value.
  for (const { name, control } of form.fields)
    register(name).ref(
      control === "visit-times"
        ? { focus: () => focusVisitTimes(element) }
        : element.querySelector(`[name="${name}"]`),
    );

  async function sendValues(values: Values, filledMs: number): Promise<FormState> {
    const typed = new FormData(element);
    const text = (name: string) => String(typed.get(name) ?? "");
    const countryCode = codeOf(form, typed);
    const body = Object.entries(toWireBody(form.id, values)).filter(([, value]) => value !== null);
    const reply = await send({
      path: form.path,
      body: Object.fromEntries(body),
      countryCode,
      context: toContextHeader({
        form: form.id,
        countryCode,
        consent: text("consent"),
        notice: text("notice"),
        [trapField]: text(trapField),
        filledMs,
        page: location.pathname + location.search,
        ...recallLanding(),
      }),
    });
    const number = phoneIn(form, typed);
    if (reply?.ok && number) rememberSender(element, number);
    const sent = number && {
      wishes: sayWishes(values.visitTimes),
      said: sayPhoneNumber(number),
      correction: reply?.correction ?? null,
      consent: reply?.consent ?? null,
    };
    return withSentNumber(stateFromReply(leadForms[form.id], reply, navigator.onLine), sent);
  }

  return {
    Correction: NumberCorrection,
    async submit(show, filledMs) {
      try {
        await bringCountry(...phoneParts(form, new FormData(element)));
      } catch {
        return show(stateFromReply(leadForms[form.id], null, navigator.onLine));
      }
      if (finishPhone()) {
        const name = phoneName(form);
        show(invalidState(form, { [name]: leadMessages[leadForms[form.id].kind].phoneInvalid }));
        return setFocus(name);
      }
      const onValid = async (values: Values) => {
        const state = await sendValues(values, filledMs);
        if (state.thanks) dropUnsent(element);
        show(state);
        const first = form.fields.find(({ name }) => state.errors[name]);
        if (first) setFocus(first.name);
      };
      await handleSubmit(onValid, (errors) => show(invalidFormState(form, toTexts(errors))))();
    },
  };
}

/** An error that belongs to no field can't be corrected by typing: it is shown as a failure of the whole form. */
function invalidFormState(form: ShownLeadForm, errors: LeadErrors): FormState {
  const { own, others } = splitErrors(form, errors);
  const state = invalidState(form, own);
  const [text] = others;
  if (!text || state.summary) return state;
  return { ...state, failure: { text, callUs: false, toContact: true, isAbove: false } };
}

function toTexts(errors: FieldErrors): LeadErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? "")]),
  );
}

/** The form's current values by their names in the API: the fields, and the hidden inputs that belong to the body. */
export function readFields(form: ShownLeadForm, data: FormData): Record<string, unknown> {
  const hidden = ["propertyId", "source", ...enquiryExtras].flatMap((name) =>
    data.get(name) ? [[name, data.get(name)]] : [],
  );
  const fields = form.fields.map(({ name, control }) => {
    if (control === "visit-times") return [name, joinVisitTimes(data.getAll(name))];
    const value = String(data.get(name) ?? "");
    if (control === "consent") return [name, value === "true"];
    return [name, control === "phone" ? (phoneIn(form, data)?.national ?? value) : value];
  });
  return Object.fromEntries([...hidden, ...fields]);
}

function phoneName(form: ShownLeadForm): string {
  return form.fields.find(({ control }) => control === "phone")?.name ?? "";
}

function keepPhoneOf(form: ShownLeadForm, element: HTMLFormElement, onCut: (isCut: boolean) => void) {
  const input = element.querySelector<HTMLInputElement>(`input[name="${phoneName(form)}"]`);
  const codes = element.querySelector<HTMLSelectElement>('select[name="countryCode"]');
  return input ? keepPhoneTidy(input, codes, onCut) : () => false;
}

/** What was typed, and the country that was chosen. */
function phoneParts(form: ShownLeadForm, data: FormData): [typed: string, chosen: CountryCode] {
  const text = (name: string) => String(data.get(name) ?? "");
  return [text(phoneName(form)), toCountryCode(text("countryCode"))];
}

function phoneIn(form: ShownLeadForm, data: FormData): PhoneNumber | null {
  return readPhoneNumber(...phoneParts(form, data));
}

/** The country code of the number: the one typed with it, else the chosen one. */
function codeOf(form: ShownLeadForm, data: FormData): CountryCode {
  return phoneIn(form, data)?.countryCode ?? phoneParts(form, data)[1];
}

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
    return { ...emptyState, thanks: { text, reference: reply.reference, next: sayNextStep(next) } };
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

/** Servers accept 8 to 16 KB of headers in all; a lead must not be refused because a page's address is long. */
const mostChars = 4_000;

/**
 * The header `Lead-Context`, form encoded and therefore ASCII. Parts that would make it too long are left out, so the
 * most important come first.
 */
export function toContextHeader(parts: Record<string, string | number | undefined>): string {
  let text = "";
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined || value === "") continue;
    const part = new URLSearchParams({ [name]: String(value) }).toString();
    if (text.length + part.length < mostChars) text += (text && "&") + part;
  }
  return text;
}
