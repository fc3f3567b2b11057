import { type Fields, rowField } from "@/lib/desk/forms/form-field";
import { rowFields, rowTitles, type RowKind } from "@/lib/desk/forms/project-fields";
import { FieldRows, RowPicture } from "../field-rows";

type Props = { kind: RowKind; fields: Fields; errorsOf: (name: string) => string[] };

/** The floor plans or the pictures of a project. */
export function ProjectRows({ kind, fields, errorsOf }: Props) {
  const cell = (row: number, name: string) => fields[rowField(kind, row, name)];
  return (
    <FieldRows kind={kind} titles={rowTitles[kind]} boxes={rowFields[kind]} {...{ fields, errorsOf }}>
      {kind === "galleries"
        ? (row) => (
            <>
              <RowPicture link={cell(row, "mediaLink")} label={`${rowTitles[kind].one} ${row + 1}`} />
              <input type="hidden" name={rowField(kind, row, "type")} value={cell(row, "type") ?? ""} />
            </>
          )
        : undefined}
    </FieldRows>
  );
}
