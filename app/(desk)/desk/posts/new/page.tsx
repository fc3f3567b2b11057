import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { PostForm } from "@/components/desk/posts/post-view";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { AskedPreview } from "../asked-preview";

type Props = { searchParams: Promise<{ draft?: string | string[] }> };

export const metadata: Metadata = { title: "New post" };

export default async function NewPostPage({ searchParams }: Props) {
  const actor = await openDeskPage(deskPaths.newPost, "editor");
  const asked = (await searchParams).draft;
  const draft = await readDraft(asked, deskPaths.newPost, actor.id);
  return (
    <DeskFrame who={actor} here={deskPaths.posts} title="New post">
      <div className="mt-4 max-w-4xl">
        <PostForm post={null} draft={draft} />
        <AskedPreview key={String(asked)} draft={draft} post={null} />
      </div>
    </DeskFrame>
  );
}
