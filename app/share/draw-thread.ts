import { createElement } from "react";
import { PreviewCard } from "@/components/share/preview-card";
import { readPicture } from "@/lib/media/picture-source";
import { drawPreview } from "@/lib/preview-images/draw-preview";
import { toTextParts } from "@/lib/preview-images/indic-text";
import type { PreviewContent } from "@/lib/preview-images/preview-content";
import { env } from "@/lib/process/env";
import { answerQuestions } from "@/lib/process/thread-questions";

/* The program of the thread that draws preview pictures. Bundled beside the server. */

answerQuestions<PreviewContent, Uint8Array>(async (content) => {
  const [photo, title, line] = await Promise.all([
    content.photo ? readPicture(content.photo, env().MEDIA_HOSTS) : null,
    toTextParts(content.title),
    toTextParts(content.line ?? ""),
  ]);
  return drawPreview(createElement(PreviewCard, { ...content, title, line }), photo);
});
