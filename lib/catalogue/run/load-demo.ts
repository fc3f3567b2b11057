import "server-only";
import { access, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { setDeveloperLogos } from "@/lib/catalogue/store/catalogue-names-mutations";
import { readBlogFolder } from "./demo-blog";
import { formatReport } from "./format-report";
import { isClean } from "./import-report";
import { runImport, type CatalogueFile } from "./import-run";
import { isCatalogueEmpty, lockImports } from "@/lib/catalogue/store/import-session-mutations";
import type { ImportDatabase } from "@/lib/catalogue/store/store-batch";
import { createMediaCheck } from "@/lib/catalogue/check/media-check";
import { openCatalogue } from "@/lib/catalogue/read/open-catalogue";

const developersSchema = z.array(z.object({ name: z.string(), slug: z.string(), logo: z.string() }));

/**
 * Loads the demo catalogue (`content/catalogue`, `content/blog`) if there is no project and no post at all, in one
 * transaction. Throws when a file of it is missing or a record of it is refused: that is a defect of the release.
 */
export async function loadDemoCatalogue(
  db: ImportDatabase,
  log: (line: string) => void,
  content = path.join(process.cwd(), "content"),
): Promise<void> {
  // Also checked before the lock, so that a site that starts during an import does not wait for its end.
  if (!(await isCatalogueEmpty(db))) return;
  await db.transaction(async (tx) => {
    await lockImports(tx);
    if (!(await isCatalogueEmpty(tx))) return;
    log("Loading the demo catalogue into the empty database.");
    const developersFile = await present(path.join(content, "catalogue/developers.json"));
    const projectsFile = await present(path.join(content, "catalogue/projects.ndjson"));
    const blogFolder = await present(path.join(content, "blog"));
    const files: CatalogueFile[] = [
      { name: "content/catalogue/projects.ndjson", open: () => openCatalogue(projectsFile) },
      {
        name: "content/blog",
        open: async () => ({ items: readBlogFolder(blogFolder), size: null, bytesRead: () => 0 }),
      },
    ];
    const checkMedia = createMediaCheck(path.join(process.cwd(), "public"), []);
    const report = await runImport(tx, files, { checkMedia });
    if (!isClean(report)) throw new Error(`The demo catalogue can't be loaded.\n${formatReport(report)}`);
    await setDeveloperLogos(tx, developersSchema.parse(JSON.parse(await readFile(developersFile, "utf8"))));
    log(`The demo catalogue is loaded: ${report.added} projects and posts.`);
  });
}

async function present(file: string): Promise<string> {
  try {
    await access(file);
    return file;
  } catch (error) {
    throw new Error(`The demo catalogue is not complete: ${path.relative(process.cwd(), file)} is missing.`, {
      cause: error,
    });
  }
}
