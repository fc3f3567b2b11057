import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/desk/desk-frame";
import { WordsView } from "@/components/desk/words/words-view";
import { deskPaths, deskWordsPath } from "@/lib/desk/forms/desk-paths";
import { wordPartWords } from "@/lib/desk/forms/words-form";
import type { Role } from "@/lib/desk/forms/roles";
import { noted, openDeskPage } from "@/lib/desk/session/desk-page";
import { readDraft } from "@/lib/desk/session/form-drafts";
import { getWordWork } from "@/lib/desk/store/words-work";
import { wordParts } from "@/lib/words/words-schema";

type Props = {
  params: Promise<{ part: string }>;
  searchParams: Promise<Record<"draft" | "done", string | string[] | undefined>>;
};

export const metadata: Metadata = { title: "What we say" };

export default async function WordsPage({ params, searchParams }: Props) {
  const actor = await openDeskPage(deskWordsPath((await params).part), roleOf((await params).part));
  const part = partOf((await params).part);
  if (!part) notFound();
  const work = await noted(() => getWordWork(part));
  const { draft, done } = await searchParams;
  return (
    <DeskFrame who={actor} here={deskPaths.words} title="What we say">
      <WordsView
        work={work}
        role={actor.role}
        draft={await readDraft(draft, deskWordsPath(part), actor.id)}
        done={String(done ?? "")}
      />
    </DeskFrame>
  );
}

const partOf = (asked: string) => wordParts.find((known) => known === asked);

function roleOf(asked: string): Role {
  const part = partOf(asked);
  return part ? wordPartWords[part].role : "editor";
}
