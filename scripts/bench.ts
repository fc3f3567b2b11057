import { parseArgs } from "node:util";
import { benchCluster } from "./bench/cluster";
import { benchDesk } from "./bench/desk";
import { benchLeads } from "./bench/leads";
import { benchNginx } from "./bench/nginx";
import { benchPages } from "./bench/pages";
import { benchPhone } from "./bench/phone";
import { benchSearch } from "./bench/search";
import { benchTouch } from "./bench/touch";
import { describeError } from "./launcher/errors";
import { complain, say } from "./launcher/output";

const usage =
  "npm run bench -- cluster or desk or leads or nginx or pages or phone or search or touch [--projects 10000] [--times 5] [--only KIND]... [--site URL]";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      projects: { type: "string", default: "10000" },
      times: { type: "string", default: "5" },
      only: { type: "string", multiple: true, default: [] },
      site: { type: "string" },
    },
  });
  // Measurements that take minutes and are not part of the tests.
  const benches: Record<string, () => Promise<{ rows: Record<string, string>; isGood: boolean }>> = {
    cluster: () => benchCluster(values.only),
    desk: () => benchDesk(Number(values.projects)),
    leads: benchLeads,
    nginx: benchNginx,
    pages: benchPages,
    phone: () => benchPhone({ ...values, times: Number(values.times) }),
    search: () => benchSearch(Number(values.projects)),
    touch: () => benchTouch({ site: values.site, times: Number(values.times) }),
  };
  if (positionals.length === 0 || !positionals.every((name) => name in benches))
    throw new Error(`Please say what to measure: ${usage}`);
  for (const name of positionals) {
    const { rows, isGood } = await benches[name]!(); // asked in the lines above
    say(`\n${name}`);
    for (const [what, figure] of Object.entries(rows)) say(`  ${what.padEnd(52)} ${figure}`);
    if (!isGood) process.exitCode = 1;
  }
} catch (error) {
  complain(describeError(error));
  process.exitCode = 1;
}
process.exit();
