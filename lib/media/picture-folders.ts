import "server-only";
import path from "node:path";

/** Where the build leaves the sizes of the pictures in `public/media`. */
export const shippedPictures = ".next/cache/pictures";

/** Where those are that are made while the site runs. */
export function pictureStoreFolder(dataDir: string): string {
  return path.join(/* turbopackIgnore: true */ dataDir, "pictures");
}
