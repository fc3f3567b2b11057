import path from "node:path";
import { listNames } from "@/lib/server/http/site-files";
import { shippedPictures } from "@/lib/media/picture-folders";
import { dropUnwanted, makeWanted } from "@/lib/media/picture-queue";
import { PictureStore } from "@/lib/media/picture-store";
import { projectRoot } from "./project";

/** Makes the sizes of the pictures in `public/media`; what an earlier build made of the same pictures stays. */
export async function makeShippedPictures(signal: AbortSignal): Promise<void> {
  const store = new PictureStore(path.join(projectRoot, shippedPictures)).open();
  const wanted = listNames(path.join(projectRoot, "public/media")).map((name) => `/media/${name}`);
  await dropUnwanted(store, new Set(wanted));
  await makeWanted(wanted, { store, mediaHosts: [], signal });
}
