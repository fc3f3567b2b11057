import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "./launcher/project";
import { alarmsOf, metricsOf } from "./testing/deploy-files";

const rules = path.join(projectRoot, "deploy/alerts.yml");

test("each alarm is explained where the rules say", () => {
  const paper = readFileSync(path.join(projectRoot, "docs/operations.md"), "utf8");
  const alarms = alarmsOf(readFileSync(rules, "utf8"));
  expect(alarms.length).toBeGreaterThan(10);
  expect(alarms.filter((alarm) => !paper.includes(`| \`${alarm}\` |`))).toEqual([]);
});

test("the dashboard draws each of our figures", () => {
  const drawn = metricsOf(readFileSync(path.join(projectRoot, "deploy/grafana.json"), "utf8"));
  const source = ["figures.ts", "site-figures.ts"]
    .map((file) => readFileSync(path.join(projectRoot, "lib/server/http", file), "utf8"))
    .join("");
  const own = [...source.matchAll(/"(site_\w+)"/g)].map(([, name = ""]) => name);
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((name) => !drawn.has(name))).toEqual([]);
});

const promtool = "/usr/bin/promtool";
test.runIf(existsSync(promtool))("Prometheus can read the rules", () => {
  expect(execFileSync(promtool, ["check", "rules", rules], { encoding: "utf8" })).toContain("SUCCESS");
});
