import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl, type FieldErrors } from "react-hook-form";
import { trapField } from "@/lib/enquiries/forms/lead-context-names";
import { leadFormSchemas, toWireBody } from "@/lib/enquiries/forms/lead-form-schema";
import type { LeadErrors, LeadFormDefinition } from "@/lib/enquiries/forms/lead-forms";
import { toPhoneDigits } from "@/lib/enquiries/forms/lead-text";
import { toContextHeader } from "./context-header";
import { splitErrors, invalidState, type FormState } from "./form-state";
import { recallLanding } from "./landing";
import { stateFromReply } from "./state-from-reply";
import { createLeadSender } from "./send-lead";

export type FormSubmitter = {
  /**
   * Checks what is in the form and sends it. `show` must have rendered the messages when it returns: the focus then
   * goes to the first wrong field.
   */
  submit(show: (state: FormState) => void, filledMs: number): Promise<void>;
};

type Values = Record<string, unknown>;

/**
 * The part of a form that is loaded when the visitor first touches it: schema, checking, sending. It attaches to the
 * inputs that are on the page already, so nothing typed is lost. The inputs hold the values; React Hook Form only
 * checks them with the schema and moves the focus.
 */
export function createFormSubmitter(form: LeadFormDefinition, element: HTMLFormElement): FormSubmitter {
  const check = zodResolver<Values, unknown, Values>(leadFormSchemas[form.id]);
  const { register, handleSubmit, setFocus } = createFormControl<Values, unknown, Values>({
    resolver: (_, context, options) => check(readFields(form, new FormData(element)), context, options),
  });
  const send = createLeadSender();
  // Each field once, and only the first radio of a choice: registering again would restore an old value.
  for (const { name } of form.fields) register(name).ref(element.querySelector(`[name="${name}"]`));

  async function sendValues(values: Values, filledMs: number): Promise<FormState> {
    const typed = new FormData(element);
    const text = (name: string) => String(typed.get(name) ?? "");
    const body = Object.entries(toWireBody(form.id, values)).filter(([, value]) => value !== null);
    const reply = await send({
      path: form.path,
      body: Object.fromEntries(body),
      countryCode: text("countryCode"),
      context: toContextHeader({
        form: form.id,
        countryCode: text("countryCode"),
        consent: text("consent"),
        [trapField]: text(trapField),
        filledMs,
        page: location.pathname + location.search,
        ...recallLanding(),
      }),
    });
    return stateFromReply(form, reply, navigator.onLine);
  }

  return {
    async submit(show, filledMs) {
      const onValid = async (values: Values) => {
        const state = await sendValues(values, filledMs);
        show(state);
        const first = form.fields.find(({ name }) => state.errors[name]);
        if (first) setFocus(first.name);
      };
      await handleSubmit(onValid, (errors) => show(invalidFormState(form, toTexts(errors))))();
    },
  };
}

/** An error that belongs to no field can't be corrected by typing: it is shown as a failure of the whole form. */
function invalidFormState(form: LeadFormDefinition, errors: LeadErrors): FormState {
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
export function readFields(form: LeadFormDefinition, data: FormData): Record<string, unknown> {
  const hidden = ["propertyId", "source"].flatMap((name) => (data.get(name) ? [[name, data.get(name)]] : []));
  const fields = form.fields.map(({ name, control }) => {
    const value = String(data.get(name) ?? "");
    if (control === "consent") return [name, value === "true"];
    return [name, control === "phone" ? toPhoneDigits(value) : value];
  });
  return Object.fromEntries([...hidden, ...fields]);
}
