import { previewDrawer } from "@/lib/preview-images/preview-drawer";
import { answerPreview } from "@/lib/preview-images/preview-handler";

export const dynamic = "force-dynamic";

/** The 1200×630 preview picture of a shared link (docs/seo.md, "Preview pictures"). */
export function GET(request: Request): Promise<Response> {
  return answerPreview(request, async (content) => {
    if (!previewDrawer.current) throw new Error("Nothing draws: the site was started without its server.");
    return previewDrawer.current(content);
  });
}
