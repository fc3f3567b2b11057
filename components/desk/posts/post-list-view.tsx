import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format";
import { deskPaths, deskPostPath } from "@/lib/desk/forms/desk-paths";
import { formatMoment } from "@/lib/desk/forms/moments";
import { postStateWords, type ListedPost } from "@/lib/desk/forms/post-form";
import { ListRow, StateMark } from "../list-row";

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
      <ul className="mt-3 grid gap-3">
        {posts.map(({ id, title, state, at }) => (
          <ListRow
            key={id}
            href={deskPostPath(id)}
            title={title}
            marks={state !== "published" && <StateMark text={postStateWords[state]} />}
          >
            <p className="text-ink-600 text-sm">
              {state === "draft" ? "Begun" : "Dated"} {formatMoment(at)}
            </p>
          </ListRow>
        ))}
      </ul>
    </>
  );
}
