import { t } from "@/lib/base/language";
import { trapField } from "@/lib/enquiries/forms/lead-context-names";

/** The trap of a form: an input that people don't see and spam programs fill in. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {t("Leave this empty")}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
