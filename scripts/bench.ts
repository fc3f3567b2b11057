import { parseArgs } from "node:util";
import { benchCluster } from "./bench/cluster";
import { benchDesk } from "./bench/desk";
import { benchLeads } from "./bench/leads";
import { benchNginx } from "./bench/nginx";
import { benchNodes } from "./bench/nodes";
import { benchOlder } from "./bench/older";
import { benchPages } from "./bench/pages";
import { benchPhone } from "./bench/phone";
import { benchRestore } from "./bench/restore";
import { benchSearch } from "./bench/search";
import { benchSmall } from "./bench/small";
import { benchSoak } from "./bench/soak";
import { benchTouch } from "./bench/touch";
import { describeError } from "./launcher/errors";
import { complain, say } from "./launcher/output";

const usage =
  "npm run bench -- cluster or desk or leads or nginx or nodes or older or pages or phone or restore or search or small or soak or touch [--projects 10000] [--hours 2] [--times 5] [--slowed 4] [--only KIND]... [--site URL]";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      projects: { type: "string", default: "10000" },
      hours: { type: "string", default: "2" },
      times: { type: "string", default: "5" },
      slowed: { type: "string", default: "4" },
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
    nodes: () => benchNodes(values.only),
    older: benchOlder,
    pages: benchPages,
    phone: () => benchPhone({ ...values, times: Number(values.times) }),
    restore: benchRestore,
    search: () => benchSearch(Number(values.projects)),
    small: benchSmall,
    soak: () => benchSoak(Number(values.hours)),
    touch: () =>
      benchTouch({ site: values.site, times: Number(values.times), slowed: Number(values.slowed) }),
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
