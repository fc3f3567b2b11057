import { createElement } from "react";
import { PreviewCard } from "@/components/share/preview-card";
import { env } from "@/lib/process/env";
import { drawPreview } from "@/lib/preview-images/draw-preview";
import { toTextParts } from "@/lib/preview-images/indic-text";
import type { PreviewContent } from "@/lib/preview-images/preview-content";
import { answerPreview } from "@/lib/preview-images/preview-handler";
import { readPicture } from "@/lib/media/picture-source";

export const dynamic = "force-dynamic";

/** The 1200×630 preview picture of a shared link (docs/seo.md, "Preview pictures"). */
export function GET(request: Request): Promise<Response> {
  return answerPreview(request, draw);
}

async function draw(content: PreviewContent): Promise<Buffer> {
  const [photo, title, line] = await Promise.all([
    content.photo ? readPicture(content.photo, env().MEDIA_HOSTS) : null,
    toTextParts(content.title),
    toTextParts(content.line ?? ""),
  ]);
  return drawPreview(createElement(PreviewCard, { ...content, title, line }), photo);
}
