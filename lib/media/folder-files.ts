import "server-only";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/** `used`: when it was last asked for, as a time in milliseconds. */
type FolderFile = { file: string; bytes: number; used: number };

/** All files below a folder; none when it is not there. */
export async function listFolderFiles(folder: string): Promise<FolderFile[]> {
  const names = await readdir(/* turbopackIgnore: true */ folder, { recursive: true }).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(/* turbopackIgnore: true */ folder, name);
      const info = await stat(/* turbopackIgnore: true */ file).catch(() => null);
      return info?.isFile() ? [{ file, bytes: info.size, used: info.atimeMs }] : [];
    }),
  );
  return files.flat();
}
