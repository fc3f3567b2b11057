import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { columnName } from "@/lib/desk/forms/lead-export";
import { type InboxFilter, inboxQuery } from "@/lib/desk/forms/lead-inbox";
import { type ListColumn, listColumns, type ListLook } from "@/lib/desk/forms/list-look";
import { DeskForm } from "../desk-form";
import { Tick } from "../fields";

const action = deskCall(deskCallPaths.saveLook);

/** Where a table has room: the other way to look at lists of leads. */
export function LayoutForm({ filter, look }: { filter: InboxFilter; look: ListLook }) {
  const [other, text] = look.layout === "table" ? ["cards", "Show cards"] : ["table", "Show a table"];
  return (
    <DeskForm action={action} isApart leaves className="tight:hidden">
      <input type="hidden" name="back" value={inboxQuery(filter)} />
      <button name="layout" value={other} className={buttonStyle("quiet")}>
        {text}
      </button>
    </DeskForm>
  );
}

/** Which columns the tables of this account have. */
export function ColumnsForm({ filter, columns }: { filter: InboxFilter; columns: readonly ListColumn[] }) {
  return (
    <details className="tight:hidden relative">
      <summary className={buttonStyle("quiet")}>
        <Icon name="filter" />
        Columns
      </summary>
      <DeskForm
        action={action}
        isApart
        className="border-surface-line rounded-card absolute top-full right-0 z-10 grid w-xl max-w-[70vw] gap-3 border bg-white p-4 shadow-xl"
      >
        <input type="hidden" name="back" value={inboxQuery(filter)} />
        <fieldset>
          <legend className="text-sm font-bold">Beside name and number</legend>
          <div className="grid grid-cols-3 gap-x-3">
            {Object.entries(listColumns).map(([column, label]) => (
              <Tick
                key={column}
                name={columnName(column)}
                defaultChecked={columns.some((one) => one === column)}
                className="flex min-w-0 text-sm"
              >
                <span className="min-w-0 wrap-anywhere">{label}</span>
              </Tick>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <button name="do" value="columns" className={buttonStyle("outline", "bg-white")}>
            Save
          </button>
          <button name="do" value="usual" className={buttonStyle("quiet")}>
            As everybody
          </button>
        </div>
      </DeskForm>
    </details>
  );
}
