import { readdirSync } from "node:fs";
import path from "node:path";

/** The addresses of the desk's pages, from the folders that they are in: `/desk/leads/[id]`. */
export function listDeskPages(root = process.cwd()): string[] {
  return readdirSync(path.join(root, "app/(desk)/desk"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => path.posix.join("/desk", path.dirname(file).replaceAll(path.sep, "/")))
    .sort();
}
