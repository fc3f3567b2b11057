import { PostPreview } from "@/components/desk/posts/post-preview";
import { shownBlogHtml } from "@/lib/blog/clean-blog-html";
import type { FormDraft } from "@/lib/desk/forms/form-field";
import type { PostWork } from "@/lib/desk/forms/post-form";
import { toPreviewPost } from "@/lib/desk/store/post-work-queries";
import { askDrawer } from "@/lib/preview-images/preview-drawer";
import { blogPreviewContent } from "@/lib/preview-images/preview-content";
import { env } from "@/lib/process/env";

/** The post of a form as visitors would see it, when somebody has asked for that. */
export async function AskedPreview({ draft, post }: { draft: FormDraft | null; post: PostWork | null }) {
  if (!draft?.fields.preview) return null;
  const shown = toPreviewPost({ ...post?.fields, ...draft.fields }, post);
  return (
    <PostPreview
      post={shown}
      html={shownBlogHtml(shown.about, env().MEDIA_HOSTS)}
      picture={await askDrawer(blogPreviewContent(shown))}
      siteUrl={env().SITE_URL}
    />
  );
}
