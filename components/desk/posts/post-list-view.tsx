import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/base/format";
import { deskPaths, deskPostPath } from "@/lib/desk/forms/desk-paths";
import { formatMoment } from "@/lib/desk/forms/moments";
import { postStateWords, type ListedPost } from "@/lib/desk/forms/post-form";

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
          <li
            key={id}
            className="border-surface-line rounded-card relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border bg-white p-[min(1rem,4vw)]"
          >
            <div className="grid min-w-0 gap-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <a
                  href={deskPostPath(id)}
                  className="hover:text-brand-600 min-w-0 text-lg font-bold wrap-anywhere after:absolute after:inset-0"
                >
                  {title}
                </a>
                {state !== "published" && (
                  <span className="bg-surface-line rounded-control px-2 py-0.5 text-sm font-bold">
                    {postStateWords[state]}
                  </span>
                )}
              </p>
              <p className="text-ink-600 text-sm">
                {state === "draft" ? "Begun" : "Dated"} {formatMoment(at)}
              </p>
            </div>
            <Icon name="chevronRight" className="text-ink-600 size-5" />
          </li>
        ))}
      </ul>
    </>
  );
}
