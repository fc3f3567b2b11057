import { SingleBar } from "cli-progress";
import type { ImportProgress } from "@/lib/catalogue/run/import-run";

const plainLineEvery = 5_000; // ms

/** Shows the progress of an import on standard error: a bar on a terminal, elsewhere a line from time to time. */
export function importProgress(): { tell: (progress: ImportProgress) => void; stop: () => void } {
  return process.stderr.isTTY ? barProgress() : lineProgress();
}

function barProgress() {
  let bar: SingleBar | undefined;
  let current = "";
  return {
    tell: ({ file, size, bytesRead, records }: ImportProgress) => {
      if (size === null) return;
      if (!bar || current !== file) {
        bar?.stop();
        current = file;
        bar = new SingleBar({
          format: "{file} [{bar}] {percentage} % | {records} records | {eta_formatted} left",
        });
        bar.start(size, 0, { file, records: 0 });
      }
      bar.update(Math.min(bytesRead, size), { file, records: records.toLocaleString("en-IN") });
    },
    stop: () => bar?.stop(),
  };
}

function lineProgress() {
  let told = Date.now();
  return {
    tell: ({ file, size, bytesRead, records }: ImportProgress) => {
      if (Date.now() - told < plainLineEvery) return;
      told = Date.now();
      const part = size ? `, ${Math.floor((bytesRead / size) * 100)} % of the file` : "";
      console.error(`${file}: ${records.toLocaleString("en-IN")} records${part}`);
    },
    stop: () => {},
  };
}
