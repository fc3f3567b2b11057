import { benchLeads } from "./bench/leads";
import { benchPages } from "./bench/pages";
import { describeError } from "./launcher/errors";
import { complain, say } from "./launcher/output";

// `npm run bench -- leads`: measurements that take minutes and are not part of the tests. Prints a table.
const benches: Record<string, () => Promise<{ rows: Record<string, string>; isGood: boolean }>> = {
  leads: benchLeads,
  pages: benchPages,
};

const names = process.argv.slice(2);
try {
  const unknown = names.find((name) => !(name in benches));
  if (names.length === 0 || unknown !== undefined) {
    throw new Error(`Please say what to measure: npm run bench -- ${Object.keys(benches).join(" or ")}`);
  }
  for (const name of names) {
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
