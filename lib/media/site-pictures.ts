import "server-only";
import path from "node:path";
import { publishMadePictures } from "@/lib/base/made-pictures";
import { pictureStoreFolder, shippedPictures } from "./picture-folders";
import { PictureStore } from "./picture-store";

export type SitePictures = { shipped: PictureStore; store: PictureStore };

/** Reads what has been made, and lets pages know of it. */
export function openSitePictures(dataDir: string, megabytes: number): SitePictures {
  const shipped = new PictureStore(path.join(/* turbopackIgnore: true */ process.cwd(), shippedPictures));
  const store = new PictureStore(pictureStoreFolder(dataDir), megabytes * 1024 * 1024);
  shipped.open();
  store.open();
  publishMadePictures((src) => (store.get(src) ?? shipped.get(src))?.made);
  return { shipped, store };
}
