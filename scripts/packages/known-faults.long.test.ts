import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { howMany } from "@/lib/base/testing/how-many";
import { faultsOf, readKnownFaults } from "./known-faults";
import { readLockedPackages, type LockedPackage } from "./locked-packages";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "zerokey-faults-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Event = Record<string, string>;
const fault = (id: string, name: string, events: Event[], more: object = {}) => ({
  ...{ schema_version: "1.6.0", id, summary: `A fault of ${name}` },
  affected: [{ package: { ecosystem: "npm", name }, ranges: [{ type: "SEMVER", events }] }],
  ...more,
});
const locked = (name: string, version: string): LockedPackage => ({
  ...{ name, version, licence: "MIT", isDev: false },
});

const twice: Event[] = [{ introduced: "0" }, { fixed: "1.2.5" }, { introduced: "2.0.0" }, { fixed: "2.3.1" }];

test.each([
  ["1.2.4", true],
  ["1.2.5", false],
  ["1.9.0", false],
  ["2.0.0-beta.1", false],
  ["2.0.0", true],
  ["2.3.1-rc.1", true],
  ["2.3.1", false],
])("a fault that was mended twice: version %s has it: %s", (version, has) => {
  writeFileSync(path.join(folder, "A.json"), JSON.stringify(fault("GHSA-a", "left", twice)));
  const found = faultsOf([locked("left", version), locked("right", version)], readKnownFaults(folder));
  expect(found.map(({ fault: { id } }) => id)).toEqual(has ? ["GHSA-a"] : []);
});

test("versions can be named one by one or up to the last; what was withdrawn or is another world's is none", () => {
  const lines = [
    fault("GHSA-last", "left", [{ introduced: "1.0.0" }, { last_affected: "1.4.0" }]),
    fault("GHSA-withdrawn", "left", [{ introduced: "0" }], { withdrawn: "2026-01-01T00:00:00Z" }),
    { id: "GHSA-named", affected: [{ package: { ecosystem: "npm", name: "left" }, versions: ["1.4.0"] }] },
    {
      id: "PYSEC-1",
      affected: [{ package: { ecosystem: "PyPI", name: "left" }, versions: ["1.4.0"] }],
    },
  ];
  const file = path.join(folder, "all.ndjson");
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n") + "\n");
  const ids = (version: string) =>
    faultsOf([locked("left", version)], readKnownFaults(file)).map(({ fault: { id } }) => id);
  expect(ids("1.4.0")).toEqual(["GHSA-last", "GHSA-named"]);
  expect(ids("1.4.1")).toEqual([]);
  writeFileSync(file, `${JSON.stringify(lines[0])}\n{"id":`);
  expect(() => readKnownFaults(file)).toThrow("line 2 is no fault as OSV writes it down.");
});

const root = path.resolve(import.meta.dirname, "../..");
const packages = readLockedPackages(root);
const next = packages.find(({ name }) => name === "next")?.version ?? "";
const command = ["--conditions=react-server", "--import", "tsx", "scripts/packages.ts"];

test("the command finds a fault of a download, and takes nothing for a result", () => {
  expect(packages.find(({ name }) => name === "vitest")).toMatchObject({ isDev: true });
  const run = (...args: string[]) => spawnSync(process.execPath, [...command, ...args], { cwd: root });
  writeFileSync(
    path.join(folder, "A.json"),
    JSON.stringify(fault("GHSA-next", "next", [{ introduced: "0" }])),
  );
  const found = run("--faults", folder);
  expect(found.stdout.toString()).toContain(`next ${next}: GHSA-next, severity not told. A fault of next\n`);
  expect(found.status).toBe(1);
  rmSync(path.join(folder, "A.json"));
  const nothing = run("--faults", folder);
  expect(nothing.stderr.toString()).toContain("nothing was looked up");
  expect(nothing.status).toBe(1);
});

/** A fault as a registry tells it. */
const told = (id: string, versions: string) => ({
  ...{ id: 1, url: `https://github.com/advisories/${id}`, title: "A fault", severity: "high" },
  ...{ vulnerable_versions: versions, cwe: [], cvss: { score: 7.5, vectorString: null } },
});

const tool = { vitest: [told("GHSA-tool", ">=1")] };
const site = { next: [told("GHSA-next", ">=1"), told("GHSA-old", "<1")] };
// Each lists all packages with npm first: two of them only in the long tests.
const answers = [
  ["one of the site", 200, { ...tool, ...site }, 1, `next ${next}: GHSA-next, high. A fault\n`],
  ["one of a tool alone", 200, tool, 0, "  (tool): GHSA-tool, high. A fault\n"],
  ["no answer", 405, {}, 0, "Known faults were not looked up, as no registry answered: 405 Method Not"],
] as const;
test.each(answers.slice(0, howMany(1, 3)))(
  "the command lists all packages and asks for faults: %s",
  async (_, status, answer, code, line) => {
    const registry = createServer(({ method }, response) => {
      response.writeHead(method === "POST" ? status : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
    await once(registry.listen(0, "127.0.0.1"), "listening");
    const { port } = registry.address() as AddressInfo;
    const env = {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: folder,
    };
    const child = spawn(process.execPath, command, { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
    const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
    registry.close();
    expect(output).toContain(`next ${next}  MIT\n`);
    expect(output).toContain(line);
    expect(child.exitCode).toBe(code);
    expect(output).not.toContain("GHSA-old");
  },
);
