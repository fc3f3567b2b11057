import { parseArgs } from "node:util";
import { runBench } from "./bench/report";

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
  const [projects, times, slowed] = [values.projects, values.times, values.slowed].map(Number) as [
    ...[number, number, number],
  ];
  const [name = ""] = positionals;
  switch (name) {
    case "pages":
      return (await import("./bench/pages")).benchPages(times);
    case "search":
      return (await import("./bench/search")).benchSearch(projects);
    case "phone":
      return (await import("./bench/phone")).benchPhone({ ...values, times, slowed });
    case "leads":
      return (await import("./bench/leads")).benchLeads(Number(values.kills));
    case "desk":
      return (await import("./bench/desk")).benchDesk(projects, times);
  }
  throw new Error(
    "Please say what to measure: npm run bench -- pages, search, phone, leads or desk [--projects 10000] [--times 5] [--slowed 4] [--kills 20] [--only KIND]... [--site URL]",
  );
});
