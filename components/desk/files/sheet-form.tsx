import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { DeskFile } from "@/lib/desk/forms/file-look";
import { DeskForm } from "../desk-form";
import { boxStyle, labelStyle } from "../field-style";

/** Which sheet of a workbook is read, when there are several. */
export function SheetForm({ file: { id, sheet, sheets } }: { file: DeskFile }) {
  if (!sheet || !sheets || sheets.length < 2) return null;
  return (
    <DeskForm
      action={deskCall(deskCallPaths.chooseSheet, { id })}
      className="mt-4 grid max-w-xl items-end gap-3 sm:grid-cols-[1fr_auto]"
    >
      <div>
        <label htmlFor="sheet" className={labelStyle}>
          Sheet
        </label>
        <select id="sheet" name="sheet" defaultValue={sheet} key={sheet} className={boxStyle}>
          {sheets.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <button className={buttonStyle("outline")}>Read this one</button>
    </DeskForm>
  );
}
