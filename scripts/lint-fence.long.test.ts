import path from "node:path";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { ESLint } from "eslint";
import { describe, expect, test } from "vitest";
import { scripts } from "../package.json";
import { layers } from "./lint/layers.mjs";

const root = path.resolve(import.meta.dirname, "..");
const eslint = new ESLint({ cwd: root });

/** The rules that this code would break in this file, which need not exist. */
async function broken(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(root, file) });
  return [...new Set(result?.messages.map((message) => message.ruleId))];
}

const use = (from: string, name = "x") =>
  `import { ${name} } from "${from}";\nexport const copy = [${name}];`;

const paths = "import/no-restricted-paths";
const imports = "@typescript-eslint/no-restricted-imports";

describe("lint refuses", () => {
  test.each([
    ["components/home/fake.tsx", use("@/app/robots"), paths],
    ["lib/projects/fake.ts", use("@/app/robots"), paths],
    ["app/fake/page.tsx", use("@/scripts/launcher/server"), paths],
    ["app/fake/route.ts", use("@/lib/db/tables"), paths],
    ["components/projects/fake.tsx", use("@/lib/projects/store/project-queries"), paths],
    ["components/projects/fake.tsx", use("../../lib/projects/store/project-queries"), paths],
    ["components/projects/fake.tsx", use("@/lib/places/place-mutations"), paths],
    ["components/projects/fake.tsx", use("@/lib/pages/listing-page"), paths],
    ["components/projects/fake.tsx", use("@/lib/db/client"), paths],
    ["components/projects/fake.tsx", use("@/lib/backend/backend"), paths],
    ["components/projects/fake.tsx", use("@/lib/process/env"), paths],
    ["components/projects/fake.tsx", use("@/lib/server/cache/catalogue-watch"), paths],
    ["components/projects/fake.tsx", use("@/lib/contract/calls"), paths],
    ["components/ui/fake.tsx", use("@/components/projects/search-box"), paths],
    ["components/ui/fake.tsx", use("@/lib/projects/listing/project-filters"), paths],
    ["components/ui/fake.tsx", use("@/lib/places/place-schema"), paths],
    ["components/ui/fake.tsx", use("@/lib/base/paths"), paths],
    ["components/ui/fake.tsx", use("@/content/site"), paths],
    ["lib/projects/fake.ts", use("@/components/ui/icon"), paths],
    ["lib/projects/fake.ts", use("@/scripts/launcher/server"), paths],
    ["lib/projects/project/fake-schema.ts", use("@/lib/projects/store/project-queries"), paths],
    ["lib/projects/listing/fake-filters.ts", use("@/lib/backend/backend"), paths],
    ["lib/base/format.ts", use("@/lib/process/env"), paths],
    ["lib/db/fake.ts", use("@/lib/projects/listing/project-filters"), paths],
    ["content/fake.ts", use("@/lib/base/format"), imports],
    ["content/fake.ts", use("zod"), imports],
    ["components/projects/fake.tsx", use("drizzle-orm"), imports],
    ["lib/projects/fake.ts", use("drizzle-orm"), imports],
    ["lib/projects/fake.ts", use("@/lib/db/client"), imports],
    ["lib/projects/listing/fake.ts", use("../../db/client"), imports],
    ["lib/backend/backend.ts", use("drizzle-orm"), imports],
    ["lib/projects/fake-queries.ts", use("pg"), imports],
    ["lib/catalogue/store/fake.ts", use("pg"), imports],
    ["lib/catalogue/run/fake.ts", use("@/lib/db/client"), imports],
    ["lib/enquiries/deliver/fake.ts", use("drizzle-orm"), imports],
    ["lib/seo/fake.ts", use("@/lib/process/env"), paths],
    ["lib/blog/fake.ts", use("./blog-queries"), paths],
    ["lib/seo/fake.ts", use("./testing/json-ld-faults"), paths],
    ["scripts/fake.ts", use("pg"), imports],
    ["e2e/fake.spec.ts", use("@playwright/test", "test"), imports],
    ["lib/projects/fake.ts", "export const x: any = 1;", "@typescript-eslint/no-explicit-any"],
    [
      "lib/projects/fake.ts",
      "export interface X {\n  a: 1;\n}",
      "@typescript-eslint/consistent-type-definitions",
    ],
    [
      "components/home/fake.tsx",
      "export default function Fake() {\n  return null;\n}",
      "import/no-default-export",
    ],
    ["lib/projects/fake.ts", 'export * from "./project-schema";', "no-restricted-syntax"],
  ])("in %s: %s", async (file, code, rule) => {
    expect(await broken(file, code)).toContain(rule);
  });
});

describe("the layers of lib", () => {
  const modules = layers.map(([module]) => module);
  /** A file of each module that stands there today, to be imported. */
  const fileOf = (module: string) => {
    const file = readdirSync(path.join(root, "lib", module)).find((name) => /^[a-z-]+\.(ts|mjs)$/.test(name));
    return `@/lib/${module}/${file?.replace(/\.ts$/, "")}`;
  };

  test("every folder of lib is a layer, or is parted into layers", () => {
    const folders = readdirSync(path.join(root, "lib"), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes("migrations"))
      .map((entry) => path.relative(path.join(root, "lib"), entry.parentPath))
      .filter((folder) => !folder.endsWith("testing"));
    expect([...new Set(folders)].sort()).toEqual([...modules].sort());
  });

  test.each(modules.slice(0, -1).map((module, layer) => [module, modules[layer + 1] ?? ""]))(
    "from %s nothing is imported that lies above, such as %s",
    async (module, above) => {
      expect(await broken(`lib/${module}/fake.ts`, use(fileOf(above)))).toContain(paths);
    },
  );
});

describe("lint allows", () => {
  test.each([
    ["app/fake/page.tsx", use("@/lib/backend/backend", "backend")],
    ["app/fake/page.tsx", "export default function Page() {\n  return null;\n}"],
    ["app/[lang]/(site)/fake/page.tsx", use("@/components/projects/search-box", "SearchBox")],
    ["components/projects/fake.tsx", use("@/lib/api/browser-client", "fetchProjectList")],
    ["components/projects/fake.tsx", use("@/lib/projects/listing/project-filters", "noFilters")],
    ["components/ui/fake.tsx", use("@/lib/base/format", "formatArea")],
    ["components/ui/fake.tsx", use("./icon", "Icon")],
    ["lib/projects/store/fake.ts", use("@/lib/db/client", "database")],
    ["lib/places/fake-mutations.ts", use("drizzle-orm", "sql")],
    ["lib/db/fake.ts", use("pg", "Pool")],
    ["scripts/launcher/fake.ts", use("pg", "Pool")],
    ["e2e/fake.spec.ts", use("@playwright/test", "expect")],
    [
      "content/fake.ts",
      'import type { City } from "@/lib/places/place-schema";\nexport const cities: City[] = [];',
    ],
    ["content/fake.ts", use("./site", "brand")],
  ])("in %s: %s", async (file, code) => {
    expect(await broken(file, code)).toEqual([]);
  });
});

test("lint refuses files that import each other, by their alias too, and not types that do", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "circle-"));
  const [program = "", ...args] = scripts["lint:cycles"].split(" ");
  const circles = (first: string) => {
    writeFileSync(path.join(folder, "first.ts"), `${first}\nexport const one = 1;\n`);
    const run = spawnSync(path.join(root, "node_modules/.bin", program), args, {
      cwd: folder,
      encoding: "utf8",
    });
    return [run.status, (run.stdout.match(/no-cycle/g) ?? []).length];
  };
  copyFileSync(path.join(root, "tsconfig.json"), path.join(folder, "tsconfig.json"));
  writeFileSync(
    path.join(folder, "second.ts"),
    'export { one } from "./first";\nexport type Two = 2;\nexport const two = 2;\n',
  );
  expect(circles('export { two } from "@/second";')).toEqual([1, 2]);
  expect(circles('export type { Two } from "@/second";')).toEqual([0, 0]);
  rmSync(folder, { recursive: true });
});
