import { Refusal } from "@/lib/base/refusal";
import type { FieldNames, Fields } from "@/lib/desk/forms/form-field";
import { formatMoment } from "@/lib/desk/forms/moments";
import { changedParts, partOf } from "./form-differences";
import type { ChangeForms } from "./record-history";

type Later = { who: string; at: string; forms: ChangeForms | undefined };
/** `forms`: what the change was; none when it did not change content. `later`: the changes since, the newest first. */
type TakenBack = { now: Fields; forms: ChangeForms | undefined; later: readonly Later[] };

/**
 * What is stored now, without one change of it: its fields as they were before, all others as they are. Throws a refusal that
 * names the change to take back first when a later one has touched a field of it.
 */
export function withoutChange(
  what: string,
  { now, forms, later }: TakenBack,
  names: { label: (part: string) => string },
): Fields {
  const parts = forms ? changedParts(forms.before, forms.after) : [];
  const touched = forms ? parts.filter((part) => changedParts(now, forms.after).includes(part)) : [];
  if (!forms || touched.length > 0)
    throw new Refusal("conflict", sayTouched(what, { later, touched }, names));
  const own = Object.entries(now).filter(([name]) => !parts.includes(partOf(name)));
  const earlier = Object.entries(forms.before).filter(([name]) => parts.includes(partOf(name)));
  return Object.fromEntries([...own, ...earlier]);
}

function sayTouched(
  what: string,
  { later, touched }: { later: readonly Later[]; touched: readonly string[] },
  names: Pick<FieldNames, "label">,
): string {
  const touches = ({ forms }: Later) =>
    !forms ||
    touched.length === 0 ||
    changedParts(forms.before, forms.after).some((part) => touched.includes(part));
  const last = later.find(touches) ?? later[0];
  const parts = touched.length > 0 ? touched.map(names.label).join(", ") : `The ${what}`;
  const by = last ? `, by ${last.who} (${formatMoment(last.at)})` : "";
  return `This change was not taken back: ${parts} was changed again since${by}.${last ? " Take that change back first." : ""}`;
}
