import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format";
import { deskPaths, deskPostPath } from "@/lib/desk/forms/desk-paths";
import { line } from "@/lib/desk/forms/desk-row";
import { formatMoment } from "@/lib/desk/forms/moments";
import { postStateWords, type ListedPost } from "@/lib/desk/forms/post-form";
import { DeskRows } from "../desk-rows";

/** All posts: drafts, then the newest. */
export function PostListView({ posts }: { posts: readonly ListedPost[] }) {
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-600">{formatCount(posts.length, "post")}</p>
        <a href={deskPaths.newPost} className={buttonStyle()}>
          <Icon name="plus" />
          New post
        </a>
      </div>
      <DeskRows
        rows={posts.map(({ id, title, state, at }) => ({
          href: deskPostPath(id),
          title,
          marks: state === "published" ? [] : [{ look: "state", text: postStateWords[state] }],
          lines: [line("quiet", `${state === "draft" ? "Begun" : "Dated"} ${formatMoment(at)}`)],
        }))}
      />
    </>
  );
}
