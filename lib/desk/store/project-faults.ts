import type { FieldFault } from "@/lib/base/refusal";
import type { FormRecord } from "@/lib/catalogue/read/read-form";
import { rowField } from "@/lib/desk/forms/form-rows";
import { knowsField, sayFields } from "@/lib/desk/forms/project-fields";

/** Where a field of a record stands in the form, when it is under another name there. */
const elsewhere: Record<string, string> = {
  kind: "propertyType",
  isPlot: "propertyType",
  price: "minPrice",
  locations: "city",
  proertyImage: "imageUrl",
};

/**
 * What is wrong with a form, beside its boxes: the importer's sentences, which begin with the field. What no box is to blame
 * for has the empty path.
 */
export function explainFaults(reasons: readonly string[], form: FormRecord): FieldFault[] {
  const unread = new Set(form.faults.map(({ field }) => field));
  const others = reasons.filter((reason) => !unread.has(/^[\w.[\]]+/.exec(reason)?.[0] ?? ""));
  return [...form.faults.map(({ text }) => text), ...others].map((reason) => explain(reason, form));
}

function explain(reason: string, form: FormRecord): FieldFault {
  const [, kind, at, name, rest = ""] = /^(floorplans|galleries)\[(\d+)\]\.(\w+)(.*)$/s.exec(reason) ?? [];
  if (kind !== undefined && name !== undefined) {
    const rows = kind === "floorplans" ? form.planRows : form.pictureRows;
    const path = rowField(kind, rows[Number(at)] ?? Number(at), name);
    return { path, msg: sayFields(`${path}${rest}`) };
  }
  const [field = ""] = /^reraCheck\.\w+\.\w+|^\w+/.exec(reason) ?? [];
  const path = elsewhere[field] ?? field;
  return { path: knowsField(path) ? path : "", msg: sayFields(reason) };
}

/** The sentence above the form: how much there is to mend, and what no box is to blame for. */
export function sumUp(faults: readonly FieldFault[]): string {
  const fields = new Set(faults.map(({ path }) => path).filter(Boolean)).size;
  const general = faults.filter(({ path }) => path === "").map(({ msg }) => msg);
  const first =
    fields === 0
      ? "Nothing was saved."
      : `Nothing was saved: please look at ${fields === 1 ? "the field" : `the ${fields} fields`} marked below.`;
  return [first, ...general].join("\n");
}
