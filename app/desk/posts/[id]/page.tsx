import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { PostView } from "@/components/desk/posts/post-view";
import { deskPaths, deskPostPath } from "@/lib/desk/forms/desk-paths";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { getPostWork } from "@/lib/desk/store/post-work-queries";
import { AskedPreview } from "../asked-preview";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<"draft" | "done", string | string[] | undefined>>;
};

export const metadata: Metadata = { title: "Post" };

export default async function PostPage({ params, searchParams }: Props) {
  const actor = await openDeskPage(deskPostPath((await params).id), "editor");
  const { id } = await params;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound();
  const post = await noted(() => getPostWork(Number(id)));
  if (!post) notFound();
  const { draft: asked, done } = await searchParams;
  const draft = await readDraft(asked, deskPostPath(id), actor.id);
  return (
    <DeskFrame who={actor} here={deskPaths.posts} title={post.title}>
      <PostView
        post={post}
        draft={draft}
        done={String(done ?? "")}
        preview={<AskedPreview key={String(asked)} draft={draft} post={post} />}
      />
    </DeskFrame>
  );
}
