import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import send from "send";
import { pictureFolder, pictureWidths } from "@/lib/base/made-picture";
import { sendPlain } from "./plain-answers";
import { forGood } from "./site-files";
import { securityHeaders } from "./security-headers.mjs";

const form = /^([a-z0-9-]+)\/(\d{1,4}\.(?:avif|webp))$/;

/**
 * Sends the pictures that were made at the build and since (`lib/media/picture-store.ts`), from these folders. Who saves
 * data gets the smallest width of each, whichever the browser has chosen for its screen: a third of the bytes.
 */
export function createPictureFiles(folders: readonly string[]) {
  /** False for what is no address of a picture. */
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (!pathname.startsWith(pictureFolder)) return false;
    const [, folder, file] = form.exec(pathname.slice(pictureFolder.length)) ?? [];
    const root = folder && file && folders.find((each) => existsSync(path.join(each, folder, file)));
    if (!root) {
      sendPlain(response, 404);
      return true;
    }
    for (const [header, value] of securityHeaders) response.setHeader(header, value);
    response.setHeader("Cache-Control", forGood);
    response.setHeader("Vary", "Save-Data");
    const smallest = `${pictureWidths[0]}${path.extname(file)}`;
    const isSmaller = request.headers["save-data"] === "on" && existsSync(path.join(root, folder, smallest));
    send(request, `/${isSmaller ? smallest : file}`, {
      root: path.join(root, folder),
      cacheControl: false,
      index: false,
    }).pipe(response);
    return true;
  };
}
