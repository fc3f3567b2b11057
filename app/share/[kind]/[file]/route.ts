import { createElement } from "react";
import { PreviewCard } from "@/components/share/preview-card";
import { env } from "@/lib/process/env";
import { drawPreview } from "@/lib/preview-images/draw-preview";
import type { PreviewContent } from "@/lib/preview-images/preview-content";
import { answerPreview } from "@/lib/preview-images/preview-handler";
import { readPreviewPhoto } from "@/lib/preview-images/preview-photo";

export const dynamic = "force-dynamic";

/** The 1200×630 preview picture of a shared link (docs/seo.md, "Preview pictures"). */
export function GET(request: Request): Promise<Response> {
  return answerPreview(request, draw);
}

async function draw(content: PreviewContent): Promise<Buffer> {
  const photo = content.photo ? await readPreviewPhoto(content.photo, env().MEDIA_HOSTS) : null;
  return drawPreview(createElement(PreviewCard, content), photo);
}
