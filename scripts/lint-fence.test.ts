import path from "node:path";
import { ESLint } from "eslint";
import { describe, expect, test } from "vitest";

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
    ["app/fake/page.tsx", use("@/scripts/launcher/ports"), paths],
    ["app/fake/route.ts", use("@/lib/db/tables"), paths],
    ["components/projects/fake.tsx", use("@/lib/projects/project-queries"), paths],
    ["components/projects/fake.tsx", use("../../lib/projects/project-queries"), paths],
    ["components/projects/fake.tsx", use("@/lib/places/place-mutations"), paths],
    ["components/projects/fake.tsx", use("@/lib/projects/listing-page"), paths],
    ["components/projects/fake.tsx", use("@/lib/db/client"), paths],
    ["components/projects/fake.tsx", use("@/lib/backend/backend"), paths],
    ["components/projects/fake.tsx", use("@/lib/env"), paths],
    ["components/projects/fake.tsx", use("@/lib/page-cache/catalogue-watch"), paths],
    ["components/projects/fake.tsx", use("@/lib/api/contract"), paths],
    ["components/ui/fake.tsx", use("@/components/projects/search-box"), paths],
    ["components/ui/fake.tsx", use("@/lib/projects/project-filters"), paths],
    ["components/ui/fake.tsx", use("@/lib/places/place-schema"), paths],
    ["components/ui/fake.tsx", use("@/lib/routes"), paths],
    ["components/ui/fake.tsx", use("@/content/site"), paths],
    ["lib/projects/fake.ts", use("@/components/ui/icon"), paths],
    ["lib/projects/fake.ts", use("@/scripts/launcher/ports"), paths],
    ["lib/projects/fake-schema.ts", use("@/lib/projects/project-queries"), paths],
    ["lib/projects/fake-filters.ts", use("@/lib/backend/backend"), paths],
    ["lib/format.ts", use("@/lib/env"), paths],
    ["lib/db/fake.ts", use("@/lib/projects/project-filters"), paths],
    ["content/fake.ts", use("@/lib/format"), imports],
    ["content/fake.ts", use("zod"), imports],
    ["components/projects/fake.tsx", use("drizzle-orm"), imports],
    ["lib/projects/fake.ts", use("drizzle-orm"), imports],
    ["lib/projects/fake.ts", use("@/lib/db/client"), imports],
    ["lib/projects/fake.ts", use("../db/client"), imports],
    ["lib/backend/check-backend.ts", use("drizzle-orm"), imports],
    ["lib/projects/fake-queries.ts", use("pg"), imports],
    ["lib/catalogue/fake.ts", use("pg"), imports],
    ["scripts/fake.ts", use("pg"), imports],
    ["lib/projects/project-options.ts", use("./project-filters"), "import/no-cycle"],
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

describe("lint allows", () => {
  test.each([
    ["app/fake/page.tsx", use("@/lib/backend/backend", "backend")],
    ["app/fake/page.tsx", "export default function Page() {\n  return null;\n}"],
    ["app/(site)/fake/page.tsx", use("@/components/projects/search-box", "SearchBox")],
    ["components/projects/fake.tsx", use("@/lib/api/browser-client", "fetchProjectList")],
    ["components/projects/fake.tsx", use("@/lib/projects/project-filters", "noFilters")],
    ["components/ui/fake.tsx", use("@/lib/format", "formatArea")],
    ["components/ui/fake.tsx", use("./icon", "Icon")],
    ["lib/projects/fake-queries.ts", use("@/lib/db/client", "database")],
    ["lib/projects/fake-mutations.ts", use("drizzle-orm", "sql")],
    ["lib/db/fake.ts", use("pg", "Pool")],
    ["scripts/launcher/fake.ts", use("pg", "Pool")],
    [
      "content/fake.ts",
      'import type { City } from "@/lib/places/place-schema";\nexport const cities: City[] = [];',
    ],
    ["content/fake.ts", use("./site", "brand")],
  ])("in %s: %s", async (file, code) => {
    expect(await broken(file, code)).toEqual([]);
  });
});
