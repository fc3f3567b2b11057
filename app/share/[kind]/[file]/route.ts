import { createElement } from "react";
import { PreviewCard } from "@/components/share/preview-card";
import { env } from "@/lib/env";
import { drawPreview } from "@/lib/share/draw-preview";
import type { PreviewContent } from "@/lib/share/preview-content";
import { answerPreview } from "@/lib/share/preview-handler";
import { readPreviewPhoto } from "@/lib/share/preview-photo";

export const dynamic = "force-dynamic";

/** The 1200×630 preview picture of a shared link (design, seo). */
export function GET(request: Request): Promise<Response> {
  return answerPreview(request, draw);
}

async function draw(content: PreviewContent): Promise<Buffer> {
  const photo = content.photo ? await readPreviewPhoto(content.photo, env().MEDIA_HOSTS) : null;
  return drawPreview(createElement(PreviewCard, content), photo);
}
