import { readContent, type FileQuestion } from "./workbook";

/* The program of the process that reads one file. Bundled beside the server. */

process.once("message", (question: FileQuestion) => {
  readContent(question).then(
    (read) => process.send?.(read, () => process.exit(0)),
    () => process.exit(1),
  );
});
