import "server-only";
import { ApiError, notFoundError } from "@/lib/api/errors";
import { speakByRequest } from "@/lib/pages/page-language";
import { log } from "@/lib/process/log";
import { catalogueSeen, requestContexts } from "@/lib/process/process-state.mjs";
import { parsePreviewPath, previewName, previewPath } from "@/lib/seo/preview-address";
import type { PreviewContent } from "./preview-content";
import { readPreview } from "./preview-page";
import { cachedPreview, makePreview } from "./preview-store";
import { TooBusy } from "@/lib/process/work-slots";

/** The address contains the version of the content, so a copy never becomes outdated. */
const forGood = "public, max-age=31536000, immutable";
const soon = { "Retry-After": "5" };

speakByRequest();

type Draw = (content: PreviewContent) => Promise<Buffer>;

/**
 * The picture at a preview address. 308 from an older version to the current one, 404 if there is no such subject, 503
 * if the data can't be read and no copy exists, or if too many pictures are requested at once. Nothing is drawn before
 * its subject is found, so that invented addresses cost no more than an unknown page does.
 */
export async function answerPreview({ url }: Request, draw: Draw): Promise<Response> {
  const asked = parsePreviewPath(new URL(url).pathname);
  if (!asked) return notFoundError("This picture").toResponse();
  const { kind, key, version: said, language } = asked;
  const name = `${language}/${kind}/${key}-${said}`;
  const request = requestContexts.getStore();
  if (request) request.language = language;
  const kept = cachedPreview(name);
  const { version, readable } = catalogue();
  if (kept && (!readable || kept.version === version)) return answerJpeg(kept.jpeg);
  try {
    const preview = await readPreview(asked);
    if (!preview) return notFoundError("This picture").toResponse();
    const { key: right, version: today } = previewName(preview.subject);
    if (right !== key || today !== said) return moved(previewPath(preview.subject));
    return answerJpeg(await makePreview(name, version, () => draw(preview.content)));
  } catch (error) {
    if (kept) return answerJpeg(kept.jpeg);
    if (!(error instanceof TooBusy)) {
      log("error", "A preview picture could not be made", { path: name, reason: String(error) });
    }
    return new ApiError(503, "The picture can't be made right now. Please try again in a moment.").toResponse(
      soon,
    );
  }
}

/** What this process knows of the catalogue (`catalogue-watch.ts`); each change of it makes us look again. */
function catalogue(): { version: number; readable: boolean } {
  return catalogueSeen.current ?? { version: 0, readable: true };
}

function answerJpeg(jpeg: Buffer): Response {
  return new Response(new Uint8Array(jpeg), {
    headers: {
      "Content-Type": "image/jpeg",
      "Content-Length": String(jpeg.length),
      "Cache-Control": forGood,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** Cached for minutes only, because its target becomes outdated too. */
function moved(path: string): Response {
  return new Response(null, {
    status: 308,
    headers: { Location: path, "Cache-Control": "public, max-age=300" },
  });
}
