import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { PostListView } from "@/components/desk/posts/post-view";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { listDeskPosts } from "@/lib/desk/store/post-work-queries";

export const metadata: Metadata = { title: "Blog" };

export default async function PostsPage() {
  const actor = await openDeskPage(deskPaths.posts, "editor");
  const posts = await noted(() => listDeskPosts());
  return (
    <DeskFrame who={actor} here={deskPaths.posts} title="Blog">
      <PostListView posts={posts} />
    </DeskFrame>
  );
}
