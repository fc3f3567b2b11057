import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { settingNames } from "@/lib/process/env";
import { projectRoot } from "./launcher/project";

const read = (file: string) => readFileSync(path.join(projectRoot, file), "utf8");

test("files of deploy name settings and commands that there are", () => {
  const scripts = Object.keys((JSON.parse(read("package.json")) as { scripts: object }).scripts);
  const others =
    /^(?:NODE_ENV|NEXT_TELEMETRY_DISABLED|TYPES_ARE_CHECKED|(?:POSTGRES|OWNER|SITE|VALKEY)_PASSWORD)$/;
  for (const file of ["compose.yaml", "Dockerfile", "deploy/zerokey.service"]) {
    const text = read(file);
    const named = [...text.matchAll(/\b([A-Z][A-Z_]{3,})[=:](?=\S| \S)/g)].map(([, name = ""]) => name);
    const unknown = named.filter((name) => !settingNames.includes(name) && !others.test(name));
    expect(unknown, file).toEqual([]);
    for (const [, script = ""] of text.matchAll(/\b(scripts\/[\w.-]+)/g))
      expect(() => read(script), `${file}: ${script}`).not.toThrow();
    for (const [, name = ""] of text.matchAll(/npm run ([\w:-]+)/g)) expect(scripts, file).toContain(name);
  }
});

test("each user of the database, and Valkey, has a password of its own", () => {
  const compose = read("compose.yaml");
  const given = [...compose.matchAll(/(POSTGRES|OWNER|SITE)_PASSWORD: \$\{(\w+)_PASSWORD:\?\}/g)];
  expect(given.map(([, name, value]) => name === value)).toEqual([true, true, true]);
  for (const user of ["zerokey_owner:${OWNER", "zerokey_site:${SITE", "redis://:${VALKEY"])
    expect(compose).toContain(`${user}_PASSWORD:?}@`);
  expect(compose).toMatch(/--requirepass",\s+"\$\{VALKEY_PASSWORD:\?\}"/);
});

test("the image is made of what is not left out, and has no tests or settings of a developer", () => {
  const ignored = read(".dockerignore").split("\n");
  const copied = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, list = ""]) =>
    list.split(" "),
  );
  for (const name of copied.filter((one) => one !== ".")) expect(ignored).toContain(`!${name}`);
  for (const name of ["*", ".env*", "**/*.test.ts", "**/testing"]) expect(ignored).toContain(name);
  // Checking the types needs what is left out, and would end the build.
  expect(read("Dockerfile")).toMatch(/^COPY \. \.$[^]*^ENV TYPES_ARE_CHECKED=1$\s+^RUN npm run build/m);
});

test("the version of Node that is recommended, and the oldest one, are the same everywhere", () => {
  const recommended = read(".nvmrc").trim();
  expect(read("Dockerfile").match(/(?<=FROM node:)\d+/g)).toEqual([recommended, recommended]);
  expect(read("docs/operations.md")).toContain(`Recommended is ${recommended}:`);
  expect(read(".github/workflows/ci.yml")).toContain(`node: ["20.19", "22", "${recommended}"]`);
  const { engines } = JSON.parse(read("package.json")) as { engines: { node: string } };
  expect(engines.node).toBe(">=20.19");
  for (const paper of ["README.md", "CONTRIBUTING.md"])
    expect(read(paper)).toMatch(new RegExp(`Node 20\\.19 or newer[^.]*\\b${recommended}\\b`));
});

test("nginx keeps copies apart by every header by which the sites tell requests apart", () => {
  const own = /"(rsc|next-[a-z-]+)"/g;
  const asked = [...read("lib/server/next/router-requests.ts").matchAll(own)].map(([, name = ""]) => name);
  const nginx = read("deploy/nginx.conf");
  const key = /proxy_cache_key "([^"]+)"/.exec(nginx)?.[1] ?? "";
  // By what sizes and kinds of pictures go.
  for (const name of ["save_data", "accept"])
    expect(key).toContain(new RegExp(`map \\$http_${name} (\\$\\w+)`).exec(nginx)?.[1]);
  // Only the server of development reads the first; only calls without GET the second.
  const others = asked.filter((name) => !/hmr|action/.test(name));
  expect(others.length).toBeGreaterThan(4);
  expect(others.filter((name) => !key.includes(`$http_${name.replaceAll("-", "_")}`))).toEqual([]);
});
