import { parseArgs } from "node:util";
import { runBench } from "./bench/report";
import { OperatorError } from "./launcher/errors";

// Measurements that take minutes and are not part of the tests (docs/performance.md, docs/reliability.md).
await runBench(async () => {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      projects: { ...text, default: "10000" },
      times: { ...text, default: "5" },
      slowed: { ...text, default: "4" },
      kills: { ...text, default: "20" },
      only: { ...text, multiple: true, default: [] },
      site: text,
    },
  });
  const number = (name: "projects" | "times" | "slowed" | "kills") => {
    const given = Number(values[name]);
    if (Number.isInteger(given) && given > 0) return given;
    throw new OperatorError(`--${name} takes a whole number, not ${values[name]}.`);
  };
  switch (positionals[0]) {
    case "pages":
      return (await import("./bench/pages")).benchPages(number("times"));
    case "search":
      return (await import("./bench/search")).benchSearch(number("projects"));
    case "phone":
      return (await import("./bench/phone")).benchPhone({
        ...values,
        times: number("times"),
        slowed: number("slowed"),
      });
    case "leads":
      return (await import("./bench/leads")).benchLeads(number("kills"));
    case "desk":
      return (await import("./bench/desk")).benchDesk(number("projects"), number("times"));
  }
  throw new OperatorError(
    "Please say what to measure: npm run bench -- pages, search, phone, leads or desk [--projects 10000] [--times 5] [--slowed 4] [--kills 20] [--only KIND]... [--site URL]",
  );
});
