import { zodResolver } from "@hookform/resolvers/zod";
import { createFormControl, type FieldErrors } from "react-hook-form";
import { trapField } from "@/lib/enquiries/forms/lead-context-names";
import { leadFormSchemas, toWireBody } from "@/lib/enquiries/forms/lead-form-schema";
import type { LeadErrors, LeadForm } from "@/lib/enquiries/forms/lead-forms";
import { toContextHeader } from "./context-header";
import { sortErrors, wrongState, type FormState } from "./form-state";
import { recallLanding } from "./landing";
import { stateOfAnswer } from "./lead-answer";
import { readFields } from "./read-fields";
import { createSender } from "./send-lead";

export type LeadBrain = {
  /**
   * Checks what stands in the form and sends it. `show` has drawn the messages when it returns: the focus then goes to
   * the first wrong field.
   */
  submit(show: (state: FormState) => void, filledMs: number): Promise<void>;
};

type Values = Record<string, unknown>;

/**
 * The part of a form that is loaded when somebody touches it: schema, checking, sending. It takes hold of the inputs that
 * are on the page already, so nothing that was typed is lost. What stands in them is the truth; React Hook Form holds
 * the schema against it and knows which field to go to.
 */
export function createBrain(form: LeadForm, element: HTMLFormElement): LeadBrain {
  const check = zodResolver<Values, unknown, Values>(leadFormSchemas[form.id]);
  const { register, handleSubmit, setFocus } = createFormControl<Values, unknown, Values>({
    resolver: (_, context, options) => check(readFields(form, new FormData(element)), context, options),
  });
  const send = createSender();
  // Once, and of a choice the first alone: taking hold again would write back what was typed then.
  for (const { name } of form.fields) register(name).ref(element.querySelector(`[name="${name}"]`));

  async function deliver(values: Values, filledMs: number): Promise<FormState> {
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
    return stateOfAnswer(form, reply, navigator.onLine);
  }

  return {
    async submit(show, filledMs) {
      const onValid = async (values: Values) => {
        const state = await deliver(values, filledMs);
        show(state);
        const first = form.fields.find(({ name }) => state.errors[name]);
        if (first) setFocus(first.name);
      };
      await handleSubmit(onValid, (errors) => show(wrongOf(form, toTexts(errors))))();
    },
  };
}

/** A complaint that belongs to no field can't be put right by typing: it is told as a failure. */
function wrongOf(form: LeadForm, errors: LeadErrors): FormState {
  const { own, others } = sortErrors(form, errors);
  const state = wrongState(form, own);
  const [text] = others;
  if (!text || state.summary) return state;
  return { ...state, failure: { text, callUs: false, toContact: true, isAbove: false } };
}

function toTexts(errors: FieldErrors): LeadErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? "")]),
  );
}
