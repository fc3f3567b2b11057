import { readWorkbook } from "./workbook";
import type { WorkbookQuestion } from "./workbook-reader";

/* The program of the process that reads one workbook. Bundled beside the door. */

process.once("message", ({ content, sheet }: WorkbookQuestion) => {
  readWorkbook(content, sheet).then(
    (read) => process.send?.(read, () => process.exit(0)),
    () => process.exit(1),
  );
});
