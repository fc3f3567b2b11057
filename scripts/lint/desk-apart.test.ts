import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../launcher/project";

/** The call of the CRM sets what the desk sets; it is a route, and in no page. */
const known = ["app/api/v1/[...call]/route.ts"];

test("nothing that visitors load imports anything of the desk", () => {
  const files = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, "/")))
      .filter(
        (file) =>
          /\.(?:tsx?|mjs|css)$/.test(file) && !/^(?:app\/\(desk\)|components\/desk|lib\/desk)\//.test(file),
      ),
  );
  expect(files.length).toBeGreaterThan(500);
  const importing = files.filter((file) =>
    /(?:from|import\(?)\s*["'](?:@\/|[./]+\/)(?:app|components|lib)?\/?desk\//.test(
      readFileSync(path.join(projectRoot, file), "utf8"),
    ),
  );
  expect(importing).toEqual(known);
});
