import { catalogueTemplate } from "@/lib/catalogue/run/catalogue-template";
import { readArguments, runStaffCommand } from "./staff-command";

const usage = `Writes a CSV with every column, a line that explains them, and two examples, to standard output.

  npm run --silent catalogue:template > projects.csv

Excel and LibreOffice open it. Save as "CSV UTF-8", and import it: npm run catalogue:import -- --dry-run projects.csv`;

process.exitCode = await runStaffCommand(async () => {
  const { values } = readArguments("catalogue:template", { options: { help: { type: "boolean" } } });
  process.stdout.write(values.help ? `${usage}\n` : catalogueTemplate());
});
